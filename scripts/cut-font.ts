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
  const { default: subsetFont } = await import('subset-font');
  const { fromBuffer } = await import('@capsizecss/unpack');
  await fromBuffer(await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true }));
}
