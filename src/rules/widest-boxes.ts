import type { CheckedSite } from '../site/checked-site';
import { shownDocuments } from './published';

/** The maximum width of a page in CSS pixels, for an image in whose schema the keyword `widest` is missing. */
const pageWidth = 1440;

/** The raster images in use, each with its width and that of the widest box that shows it, in CSS pixels. */
export function widestBoxes(site: CheckedSite) {
  const widest = new Map<string, number>();
  for (const { documentIndex } of shownDocuments(site))
    for (const { name, widest: boxWidth = pageWidth } of documentIndex.images)
      widest.set(name, Math.max(boxWidth, widest.get(name) ?? 0));
  return site.sources.images.flatMap(({ path, file, size }) => {
    const boxWidth = widest.get(path);
    return boxWidth === undefined || !size || path.endsWith('.svg')
      ? []
      : [{ file, width: size.width, boxWidth }];
  });
}
