import type { ImageFile } from '../document/source';
import type { CheckedSite } from '../site/checked-site';
import { shownDocuments } from './published';

/** The maximum width of a page in CSS pixels, for an image in whose schema the keyword `widest` is missing. */
const pageWidth = 1440;

/** The images in use, each with the width in CSS pixels of the widest box that shows it. */
export function widestBoxes(site: CheckedSite): readonly { image: ImageFile; boxWidth: number }[] {
  const widest = new Map<string, number>();
  for (const { documentIndex } of shownDocuments(site))
    for (const { name, widest: boxWidth = pageWidth } of documentIndex.images)
      widest.set(name, Math.max(boxWidth, widest.get(name) ?? 0));
  return site.sources.images.flatMap((image) => {
    const boxWidth = widest.get(image.path);
    return boxWidth === undefined ? [] : [{ image, boxWidth }];
  });
}
