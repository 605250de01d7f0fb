import { activeContent } from './active-content';
import { type InlineSvg, inlineSvg, type Size } from './inline-svg';
import type { Optimize } from './read-svg';

/** Analyses of an SVG file, by its text. */
export interface DrawingReader {
  inline(svg: string, size: Size): InlineSvg;
  activeContent(svg: string): string | undefined;
}

/** Reads drawings with SVGO, which is loaded on first use. */
export const drawingReader = (optimize: () => Optimize): DrawingReader => ({
  inline: (svg, size) => inlineSvg(svg, size, optimize()),
  activeContent: (svg) => activeContent(svg, optimize),
});
