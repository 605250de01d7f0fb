import { oversizedImage } from '../diagnostics/oversized-image/oversized-image';
import { locationOfFile } from '../document/location';
import { onceValid, type Rule } from './rule';
import { widestBoxes } from './widest-boxes';

/** The densest screens have three pixels for each CSS pixel. */
const densest = 3;

/** Images made of pixels that have more of them than any screen can show, in the widest box that shows them. */
export const oversizedImages: Rule = onceValid((site) =>
  widestBoxes(site).flatMap(({ image: { path, file, size }, box }) => {
    if (path.endsWith('.svg') || 'unreadable' in size) return [];
    const most = box * densest;
    return size.width > most ? [oversizedImage(locationOfFile(file), size.width, box, most)] : [];
  }),
);
