import type { ImageFile } from '../document/source';
import type { CheckedSite } from '../site/checked-site';
import { shownDocuments } from './published';

/** Width in CSS pixels of the box of an image whose schema sets none. */
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
