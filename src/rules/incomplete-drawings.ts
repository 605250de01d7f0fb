import { incompleteDrawing } from '../diagnostics/incomplete-drawing/incomplete-drawing';
import { locationOfFile } from '../document/location';
import { takenFromElsewhere } from '../drawings/from-elsewhere';
import { writtenTheme } from '../references/site-theme';
import type { Rule } from './rule';

/** Drawings of which a part is in another file: shown as an image, a drawing loads nothing. A logo has an error of its own. */
export const incompleteDrawings: Rule = ({ documents, sources }) => {
  const logo = writtenTheme(documents)?.logo;
  const logos = [logo?.header, logo?.dark];
  return sources.images.flatMap(({ file, path, svg }) => {
    const address = svg === undefined || logos.includes(path) ? undefined : takenFromElsewhere(svg);
    return address === undefined ? [] : [incompleteDrawing(locationOfFile(file), address)];
  });
};
