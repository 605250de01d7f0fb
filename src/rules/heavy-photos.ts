import { heavyPhoto } from '../diagnostics/heavy-photo/heavy-photo';
import { locationOfFile } from '../document/location';
import type { Rule } from './rule';

/** A third of what a page may weigh before it is scrolled. */
const most = 100 * 1024;

/** Pictures made of pixels that weigh more than a page can bear on a mobile network: they are sent as they are. */
export const heavyPhotos: Rule = ({ sources }) =>
  sources.images
    .filter(({ path, bytes }) => !path.endsWith('.svg') && bytes > most)
    .map(({ file, bytes }) => heavyPhoto(locationOfFile(file), bytes, most));
