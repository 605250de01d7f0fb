declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Cuts the range of an axis; an axis that is not named is kept whole. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** The OpenType features that are kept; all, if none are named. */
    keepFeatures?: readonly string[];
    /** Instructions for screens with few pixels, which no browser of a phone reads. */
    noHinting?: boolean;
    /** All glyphs are kept; there is no text then. */
    keepAllGlyphs?: boolean;
  }
  /** A font with the glyphs of the text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
