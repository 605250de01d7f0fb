declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Limits variation axes; others are kept whole. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
    /** Removes hinting instructions, which phone browsers ignore. */
    noHinting?: boolean;
    /** Keeps all glyphs, whatever the text. */
    keepAllGlyphs?: boolean;
  }
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
