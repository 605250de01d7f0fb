import { movingImage } from '../diagnostics/moving-image/moving-image';
import { locationOfFile } from '../document/location';
import type { Rule } from './rule';

/** Animated images, which visitors cannot stop. */
export const movingImages: Rule = ({ sources }) =>
  sources.images.filter(({ isAnimated }) => isAnimated).map(({ file }) => movingImage(locationOfFile(file)));
