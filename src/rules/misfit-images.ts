import { misfitImage } from '../diagnostics/misfit-image/misfit-image';
import { locationOfValue } from '../document/location';
import type { ImageFile } from '../document/source';
import { images } from '../references/images';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** A portrait loses more than half of its height in a banner, and a strip of this shape most of its width. */
const [highest, widest] = [4 / 5, 6];

const isMisfit = ({ size }: ImageFile) =>
  'width' in size && (size.width / size.height < highest || size.width / size.height > widest);

/** Images in banners, which are cropped to a wide box, of a shape of which little is left. */
export const misfitImages: Rule = (site) => {
  const misfits = new Map(site.sources.images.filter(isMisfit).map((image) => [image.path, image.size]));
  if (misfits.size === 0) return [];
  return publishedPages(site).flatMap(({ document, content, mentions, references }) => {
    // Pages are parsed only where they show one.
    if (!mentions.images.some(({ name }) => misfits.has(name))) return [];
    const { blocks = [] } = content;
    return references.of(images).flatMap(({ name, pointer }) => {
      const size = misfits.get(name);
      const [, list, index, property] = pointer.split('/');
      const isBanner = list === 'blocks' && property === 'image' && blocks[Number(index)]?.type === 'banner';
      return isBanner && size && 'width' in size
        ? [misfitImage(locationOfValue(document, pointer), name, size.width, size.height)]
        : [];
    });
  });
};
