import { activeContent } from './active-content';
import { type InlineSvg, inlineSvg, type Size } from './inline-svg';
import type { Optimize } from './read-svg';

/** What is to be known of an SVG file, by its text: see `inlineSvg` and `activeContent`. */
export interface DrawingReader {
  inline(svg: string, size: Size): InlineSvg;
  activeContent(svg: string): string | undefined;
}

/** Reads drawings by means of SVGO, which is loaded on first use. */
export const drawingReader = (loadOptimize: () => Optimize): DrawingReader => ({
  inline: (svg, size) => inlineSvg(svg, size, loadOptimize()),
  activeContent: (svg) => activeContent(svg, loadOptimize),
});
