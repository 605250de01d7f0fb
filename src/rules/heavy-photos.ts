import { heavyPhoto } from '../diagnostics/heavy-photo/heavy-photo';
import { locationOfFile } from '../document/location';
import type { Rule } from './rule';

/** Maximum size of a photo. A larger one was probably not made smaller for the web: a banner can do with less. */
const maxBytes = 100 * 1024;

/** Raster images that are too large for mobile networks. */
export const heavyPhotos: Rule = ({ sources }) =>
  sources.images
    .filter(({ path, bytes }) => !path.endsWith('.svg') && bytes > maxBytes)
    .map(({ file, bytes }) => heavyPhoto(locationOfFile(file), bytes, maxBytes));
