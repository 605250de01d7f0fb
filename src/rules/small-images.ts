import { smallImage } from '../diagnostics/small-image/small-image';
import { locationOfFile } from '../document/location';
import { onlyIfValid, type Rule } from './rule';
import { widestBoxes } from './widest-boxes';

/** Minimum fraction of the box's width. At half, an image looks blurred; at a quarter, it is probably a thumbnail. */
const minRatio = 1 / 4;

/** Raster images with far fewer pixels than the widest box that shows them. */
export const smallImages: Rule = onlyIfValid((site) =>
  widestBoxes(site).flatMap(({ image: { path, file, size }, boxWidth }) =>
    path.endsWith('.svg') || 'unreadable' in size || size.width >= boxWidth * minRatio
      ? []
      : [smallImage(locationOfFile(file), size.width, boxWidth)],
  ),
);
