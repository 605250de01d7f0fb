import type { ImageFile } from '../document/source';
import type { CheckedSite } from '../site/checked-site';
import { shownDocuments } from './published';

/** The width of a page's content, in CSS pixels; the schema of an image says if its box is narrower. */
const pageWidth = 1440;

/** The images that are shown, each with the widest box that shows it. */
export function widestBoxes(site: CheckedSite): readonly { image: ImageFile; box: number }[] {
  const widest = new Map<string, number>();
  for (const { mentions } of shownDocuments(site))
    for (const { name, widest: box = pageWidth } of mentions.images)
      widest.set(name, Math.max(box, widest.get(name) ?? 0));
  return site.sources.images.flatMap((image) => {
    const box = widest.get(image.path);
    return box === undefined ? [] : [{ image, box }];
  });
}
