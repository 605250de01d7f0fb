import { activeContent } from './active-content';
import { type InlineSvg, inlineSvg } from './inline-svg';
import type { Optimize } from './read-svg';

/** Analyses of an SVG file, by its text. */
export interface DrawingReader {
  inPage(svg: string): InlineSvg;
  activeContent(svg: string): string | undefined;
}

/** Reads drawings with SVGO, which is loaded on first use. */
export const drawingReader = (optimize: () => Optimize): DrawingReader => ({
  inPage: (svg) => inlineSvg(svg, optimize()),
  activeContent: (svg) => activeContent(svg, optimize),
});
