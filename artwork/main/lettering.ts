import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';
import { each, tag } from './svg';

/** A text with the point of its baseline at which it starts or ends. */
export type Label = readonly [text: string, x: number, y: number, anchor: 'start' | 'end'];

/** Of Source Sans 3. */
const unitsPerEm = 1000;

/**
 * Labels as outlines, since a drawing that is shown as an image has none of the page's fonts: the site's sans serif, with
 * an outline in another colour around it. Each letter is drawn once and used where it occurs.
 */
export async function lettering(
  labels: readonly Label[],
  {
    size,
    fill,
    outline,
    outlineWidth,
  }: { size: number; fill: string; outline: string; outlineWidth: number },
): Promise<string> {
  const font = await fontFor(labels.map(([text]) => text).join(''));
  const scale = size / unitsPerEm;
  const letters = new Map<number, string>();
  const texts = labels.map(([text, x, y, anchor]) => {
    const glyphs = glyphsOf(text, font);
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale;
    const start = Math.round(anchor === 'end' ? x - width : x);
    let along = 0;
    const uses = glyphs.map(({ glyph, advance }) => {
      const left = Math.round(along);
      along += advance * scale;
      const d = letters.get(glyph) ?? rounded(scaled(font.glyphToPath(glyph), scale));
      letters.set(glyph, d);
      return d && tag('use', { href: `#l${glyph}`, x: left || undefined });
    });
    return tag('g', { transform: `translate(${start} ${y})` }, ...uses);
  });
  return [
    tag(
      'defs',
      {},
      each([...letters], ([glyph, d]) => d && tag('path', { id: `l${glyph}`, d })),
      tag('g', { id: 'labels' }, ...texts),
    ),
    tag('use', {
      href: '#labels',
      stroke: outline,
      'stroke-width': outlineWidth,
      'stroke-linejoin': 'round',
    }),
    tag('use', { href: '#labels', fill }),
  ].join('');
}

/** A font of the site, by its file in pages-json/_fonts. Newsreader has only one weight there. */
export type Typeface =
  | { readonly file: 'newsreader' }
  | { readonly file: 'source-sans-3'; readonly weight: number };

/** A text as one outline that begins at 0,0 on its baseline, in whole pixels, and its width. `spacing` is in em. */
export async function outlined(
  text: string,
  typeface: Typeface,
  size: number,
  spacing = 0,
): Promise<{ d: string; width: number }> {
  const font = await fontFor(text, typeface);
  const scale = size / font.face.upem;
  let along = 0;
  const outlines = glyphsOf(text, font).map(({ glyph, advance }) => {
    const left = along;
    along += advance * scale + spacing * size;
    return scaled(font.glyphToPath(glyph), scale, left);
  });
  return { d: rounded(outlines.join('')), width: along - spacing * size };
}

async function fontFor(
  text: string,
  typeface: Typeface = { file: 'source-sans-3', weight: 600 },
): Promise<Font> {
  const bytes = readFileSync(join(import.meta.dirname, `../../pages-json/_fonts/${typeface.file}.woff2`));
  const variationAxes = 'weight' in typeface ? { wght: typeface.weight } : undefined;
  const subset = await subsetFont(bytes, text, { targetFormat: 'sfnt', variationAxes });
  return new Font(new Face(new Blob(subset)));
}

function glyphsOf(text: string, font: Font): readonly { glyph: number; advance: number }[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0 }) => ({ glyph: codepoint, advance: xAdvance }));
}

/** The path of a glyph, whose y axis points up, in pixels of the drawing, moved to the right. */
const scaled = (path: string, scale: number, left = 0) =>
  path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_pair, x, y) => `${Number(x) * scale + left},${-Number(y) * scale}`,
  );

/** A path in whole pixels, in the shortest notation. */
function rounded(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  return / d="([^"]*)"/.exec(data)?.[1] ?? '';
}
