import { type DrawingInPage, drawingInPage } from './in-page';
import type { Optimize } from './read-svg';
import { whatRuns } from './what-runs';

/** Analyses of an SVG file, by its text. */
export interface DrawingReader {
  inPage(svg: string): DrawingInPage;
  whatRuns(svg: string): string | undefined;
}

/** Reads drawings with SVGO, which is loaded on first use. */
export const drawingReader = (optimize: () => Optimize): DrawingReader => ({
  inPage: (svg) => drawingInPage(svg, optimize()),
  whatRuns: (svg) => whatRuns(svg, optimize),
});
