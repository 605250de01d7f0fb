import { smallImage } from '../diagnostics/small-image/small-image';
import { locationOfFile } from '../document/location';
import { onceValid, type Rule } from './rule';
import { widestBoxes } from './widest-boxes';

/** Half of what fills its box looks blurred on an old screen; a quarter is a thumbnail that was saved by mistake. */
const least = 1 / 4;

/** Images made of pixels that have far fewer of them than the widest box that shows them. */
export const smallImages: Rule = onceValid((site) =>
  widestBoxes(site).flatMap(({ image: { path, file, size }, box }) =>
    path.endsWith('.svg') || 'unreadable' in size || size.width >= box * least
      ? []
      : [smallImage(locationOfFile(file), size.width, box)],
  ),
);
