import type { SubsetOptions } from 'subset-font';

/** Subsets a font to the characters of a text, and a variable font also to the weights in `variationAxes`. */
export async function subsetToWeights(
  font: Buffer,
  text: string,
  variationAxes: NonNullable<SubsetOptions['variationAxes']>,
  options: SubsetOptions,
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font'); // slow to load, and rarely needed
  try {
    return await subsetFont(font, text, { ...options, variationAxes });
  } catch (error) {
    if (!/axis/.test(String(error))) throw error;
    // The font has no weight axis.
    return subsetFont(font, text, options);
  }
}

/** Parses a whole font with the libraries that subset and measure it. Throws if it is damaged. */
export async function parseWholeFont(font: Buffer): Promise<void> {
  if (unpackedSize(font) > maxUnpackedSize) throw new Error('The tables are larger than those of any font.');
  const { default: subsetFont } = await import('subset-font');
  const { fromBuffer } = await import('@capsizecss/unpack');
  await fromBuffer(await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true }));
}

/**
 * The maximum size of a font in bytes, without compression: twice that of fonts with all Chinese characters. A few
 * kilobytes of zeros could unpack to gigabytes.
 */
const maxUnpackedSize = 50_000_000;

/**
 * The unpacked size of a WOFF by its table directory (w3.org/TR/WOFF), which follows a header of 44 bytes: 20 bytes for
 * each table, in which its unpacked size begins at offset 12. The WOFF 2 decompressor has its own check.
 */
function unpackedSize(font: Buffer): number {
  if (font.toString('latin1', 0, 4) !== 'wOFF') return font.length;
  const tables = Array.from({ length: font.readUInt16BE(12) }, (_, index) =>
    font.readUInt32BE(56 + 20 * index),
  );
  return tables.reduce((sum, bytes) => sum + bytes, 0);
}
