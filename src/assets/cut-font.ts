import type { SubsetOptions } from 'subset-font';

/** A font with the glyphs of the text alone; a variable one with these weights alone, one with a single weight as it is. */
export async function cutAlongWeight(
  font: Buffer,
  text: string,
  variationAxes: NonNullable<SubsetOptions['variationAxes']>,
  options: SubsetOptions,
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font'); // takes long to load, and most builds cut nothing
  try {
    return await subsetFont(font, text, { ...options, variationAxes });
  } catch (error) {
    if (!/axis/.test(String(error))) throw error;
    return subsetFont(font, text, options);
  }
}

/** Reads all of a font with what fonts are cut and measured by. Throws if it is damaged. */
export async function readWhole(font: Buffer): Promise<void> {
  if (unpackedSize(font) > mostUnpacked) throw new Error('The tables are larger than those of any font.');
  const { default: subsetFont } = await import('subset-font');
  const { fromBuffer } = await import('@capsizecss/unpack');
  await fromBuffer(await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true }));
}

/** In bytes: twice as much as fonts with every Chinese character have. A few kilobytes of zeros would unpack for minutes. */
const mostUnpacked = 50_000_000;

/** How large the tables of a WOFF are by its directory (w3.org/TR/WOFF). What unpacks a WOFF 2 looks for itself. */
function unpackedSize(font: Buffer): number {
  if (font.toString('latin1', 0, 4) !== 'wOFF') return font.length;
  const tables = Array.from({ length: font.readUInt16BE(12) }, (_, index) =>
    font.readUInt32BE(56 + 20 * index),
  );
  return tables.reduce((sum, bytes) => sum + bytes, 0);
}
