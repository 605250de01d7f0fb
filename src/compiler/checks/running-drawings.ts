import type { Diagnostic } from '../../diagnostics/diagnostic';
import { runningDrawing } from '../../diagnostics/running-drawing/running-drawing';
import { locationOfFile } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';

/** SVG files that contain scripts, which would run when the file is opened on its own. */
export const runningDrawings = ({ sources: { images, drawings } }: LinkedSite): readonly Diagnostic[] =>
  images.flatMap(({ file, svg }) => {
    const found = svg && drawings.activeContent(svg);
    return found ? [runningDrawing(locationOfFile(file), found)] : [];
  });
