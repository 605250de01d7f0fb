import { oversizedImage } from '../diagnostics/oversized-image/oversized-image';
import { locationOfFile } from '../document/location';
import { images } from '../references/images';
import { shownDocuments } from './published';
import type { Rule } from './rule';

/** The width of a page's content, in CSS pixels; a picture's schema says so where its box is narrower. */
const pageWidth = 1440;

/** The densest screens show three pixels where CSS counts one. */
const densest = 3;

/** Pictures made of pixels that have more of them than any screen can show, in the widest box that shows them. */
export const oversizedImages: Rule = (site) => {
  const widest = new Map<string, number>();
  for (const { references } of shownDocuments(site))
    for (const { name, widest: box = pageWidth } of references.of(images))
      widest.set(name, Math.max(box, widest.get(name) ?? 0));
  return site.sources.images.flatMap(({ path, file, size }) => {
    const box = widest.get(path);
    if (box === undefined || path.endsWith('.svg') || 'unreadable' in size) return [];
    const most = box * densest;
    return size.width > most ? [oversizedImage(locationOfFile(file), size.width, box, most)] : [];
  });
};
