import { smallImage } from '../diagnostics/small-image/small-image';
import { locationOfFile } from '../document/location';
import { onlyIfValid, type Rule } from './rule';
import { widestBoxes } from './widest-boxes';

/** Below this fraction of the box's width, an image is probably a thumbnail. One of half the width is only blurred. */
const minRatio = 1 / 4;

/** Raster images that are far narrower than the widest box that shows them. */
export const smallImages: Rule = onlyIfValid((site) =>
  widestBoxes(site)
    .filter(({ width, boxWidth }) => width < boxWidth * minRatio)
    .map(({ file, width, boxWidth }) => smallImage(locationOfFile(file), width, boxWidth)),
);
