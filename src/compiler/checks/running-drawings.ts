import type { Diagnostic } from '../../diagnostics/diagnostic';
import { runningDrawing } from '../../diagnostics/running-drawing/running-drawing';
import { locationOfFile } from '../../document/location';
import { activeContent } from '../../drawings/active-content';
import type { LinkedSite } from '../../site/checked-site';

/** SVG files with scripts or other active content, which would run when the file is opened on its own. */
export const runningDrawings = ({ sources: { images } }: LinkedSite): readonly Diagnostic[] =>
  images.flatMap(({ file, svg }) => {
    const found = svg && activeContent(svg);
    return found ? [runningDrawing(locationOfFile(file), found)] : [];
  });
