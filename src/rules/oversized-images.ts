import { oversizedImage } from '../diagnostics/oversized-image/oversized-image';
import { locationOfFile } from '../document/location';
import { onlyIfValid, type Rule } from './rule';
import { widestBoxes } from './widest-boxes';

/** How many device pixels the densest screens have for a CSS pixel, in one direction. */
const maxPixelRatio = 3;

/** Raster images with more pixels than any screen can show in the widest box that shows them. */
export const oversizedImages: Rule = onlyIfValid((site) =>
  widestBoxes(site)
    .filter(({ width, boxWidth }) => width > boxWidth * maxPixelRatio)
    .map(({ file, width, boxWidth }) =>
      oversizedImage(locationOfFile(file), width, boxWidth, boxWidth * maxPixelRatio),
    ),
);
