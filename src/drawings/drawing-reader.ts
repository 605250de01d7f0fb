import { type DrawingInPage, drawingInPage } from './in-page';
import type { Optimize } from './read-svg';
import { whatRuns } from './what-runs';

/** What is to be known of an SVG file, by its text. */
export interface DrawingReader {
  inPage(svg: string): DrawingInPage;
  whatRuns(svg: string): string | undefined;
}

/** Reads drawings with SVGO, which is loaded with the first one that needs it. */
export const drawingReader = (optimize: () => Optimize): DrawingReader => ({
  inPage: (svg) => drawingInPage(svg, optimize()),
  whatRuns: (svg) => whatRuns(svg, optimize),
});
