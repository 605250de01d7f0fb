import { incompleteDrawing } from '../diagnostics/incomplete-drawing/incomplete-drawing';
import { locationOfFile } from '../document/location';
import { externalResource } from '../drawings/external-resource';
import { validTheme } from '../references/site-documents';
import type { Rule } from './rule';

/**
 * SVG images that refer to another file, which browsers do not load. For logos this is an error, reported separately.
 */
export const incompleteDrawings: Rule = ({ documents, sources }) => {
  const logo = validTheme(documents).logo;
  const logos = [logo?.header, logo?.dark];
  return sources.images.flatMap(({ file, path, svg }) => {
    const address = svg === undefined || logos.includes(path) ? undefined : externalResource(svg);
    return address === undefined ? [] : [incompleteDrawing(locationOfFile(file), address)];
  });
};
