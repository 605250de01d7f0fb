import { misfitImage } from '../diagnostics/misfit-image/misfit-image';
import { locationOfValue } from '../document/location';
import type { ImageFile } from '../document/source';
import { images } from '../references/images';
import { locatedBlocks } from '../references/source-blocks';
import { publishedDocuments } from './published';
import type { Rule } from './rule';

/**
 * Limits of an image's width divided by its height. In a banner, a narrower image loses more than half of its height, a
 * wider one most of its width.
 */
const [minRatio, maxRatio] = [4 / 5, 6];

const isMisfit = ({ size }: ImageFile) =>
  size !== undefined && (size.width / size.height < minRatio || size.width / size.height > maxRatio);

/** Images whose aspect ratio does not suit a banner, which crops them to a wide box. */
export const misfitImages: Rule = (site) => {
  const misfits = new Map(site.sources.images.filter(isMisfit).map((image) => [image.path, image.size]));
  if (misfits.size === 0) return [];
  return publishedDocuments(site).flatMap(({ parsed, validValue, documentIndex, references }) => {
    // Only documents that show such an image are parsed.
    if (!documentIndex.images.some(({ name }) => misfits.has(name))) return [];
    const banners = locatedBlocks(validValue).filter(({ block }) => block.type === 'banner');
    return references.of(images).flatMap(({ name, pointer }) => {
      const size = misfits.get(name);
      return size && banners.some((banner) => pointer.startsWith(`${banner.pointer}/image/`))
        ? [misfitImage(locationOfValue(parsed, pointer), name, size.width, size.height)]
        : [];
    });
  });
};
