import { heavyPhoto } from '../diagnostics/heavy-photo/heavy-photo';
import { locationOfFile } from '../document/location';
import type { Rule } from './rule';

/** Maximum size of a photo: a third of what a page may load before a visitor scrolls. */
const maxBytes = 100 * 1024;

/** Raster images that are too large for mobile networks. */
export const heavyPhotos: Rule = ({ sources }) =>
  sources.images
    .filter(({ path, bytes }) => !path.endsWith('.svg') && bytes > maxBytes)
    .map(({ file, bytes }) => heavyPhoto(locationOfFile(file), bytes, maxBytes));
