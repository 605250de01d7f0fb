import type { Diagnostic } from '../../diagnostics/diagnostic';
import { runningDrawing } from '../../diagnostics/running-drawing/running-drawing';
import { locationOfFile } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';

/** Drawings that are published as files, and would do something once somebody opens them by themselves. */
export const runningDrawings = ({ sources: { images, drawings } }: LinkedSite): readonly Diagnostic[] =>
  images.flatMap(({ file, svg }) => {
    const found = svg && drawings.whatRuns(svg);
    return found ? [runningDrawing(locationOfFile(file), found)] : [];
  });
