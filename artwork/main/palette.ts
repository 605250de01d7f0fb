/** The site's paper and ink: every tone leans towards one of the two, which makes nine posters one family. */
export const paper = '#fbf8f3';
export const ink = '#14213d';

/** The shades of one destination, from the sky down to the ground. */
export interface Palette {
  /** Outermost sky, then the two haloes around the sun, each lighter. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Land and water from the horizon to the foreground. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly deep: string;
  /** Snow, sails, dials: the lightest things on the ground. */
  readonly light: string;
  /** The second colour inside a landmark. */
  readonly detail: string;
}

/** Mixes two colours; `share` is how much of the second goes in. */
export function mix(first: string, second: string, share: number): string {
  const channel = (i: number) => {
    const [a, b] = [first, second].map((colour) => Number.parseInt(colour.slice(i, i + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Spreads a destination's two tones into all shades; a poster may replace the few that its subject needs. */
export function palette(main: string, accent: string, own: Partial<Palette> = {}): Palette {
  return {
    sky: [mix(accent, paper, 0.12), mix(accent, paper, 0.38), mix(accent, paper, 0.6)],
    sun: mix(accent, '#fef7e6', 0.92),
    far: mix(accent, main, 0.28),
    mid: mix(accent, main, 0.58),
    near: main,
    deep: mix(main, ink, 0.62),
    light: mix(accent, paper, 0.88),
    detail: mix(accent, paper, 0.25),
    ...own,
  };
}
