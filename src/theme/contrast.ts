/** The contrast ratio (WCAG 2.2) of two colours in the form #rrggbb, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance (WCAG 2.2) of a colour in the form #rrggbb, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The colour with the same hue and the nearest lightness that passes; undefined if neither a lighter nor a darker one
 * does.
 */
export function nearestPassing(color: string, passes: (color: string) => boolean): string | undefined {
  const { hue, saturation, lightness } = toHsl(color);
  const steps = 1000;
  for (let step = 0; step <= steps; step += 1)
    for (const newLightness of [lightness - step / steps, lightness + step / steps]) {
      if (newLightness < 0 || newLightness > 1) continue;
      const candidate = fromHsl(hue, saturation, newLightness);
      if (passes(candidate)) return candidate;
    }
  // The steps may miss the two ends.
  return ['#000000', '#ffffff'].find(passes);
}

/** A colour under a layer of white with this opacity. */
export const lightened = (color: string, opacity: number) =>
  toHex(channels(color).map((value) => value + (1 - value) * opacity));

/** Red, green and blue from 0 to 1. */
const channels = (color: string) =>
  [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16) / 255);

const toHex = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From sRGB to HSL (CSS Color 4, 7.2). The hue is in degrees, the others are from 0 to 1. */
function toHsl(color: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = (max - lightness) / Math.min(lightness, 1 - lightness);
  const hueSector =
    max === red
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: hueSector * 60, saturation, lightness };
}

/** From HSL to sRGB (CSS Color 4, 7.1). */
function fromHsl(hue: number, saturation: number, lightness: number): string {
  // 0, 8 and 4 are the numbers of red, green and blue in the formula.
  const channel = (number: number) => {
    const position = (number + hue / 30) % 12;
    const amplitude = saturation * Math.min(lightness, 1 - lightness);
    return lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}
