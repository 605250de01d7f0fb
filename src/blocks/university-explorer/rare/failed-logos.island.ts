import { onFailedImages } from '../../../ui/failed-images';

/** Removes logos that fail to load, now or earlier; the name is shown beside them. */
export const hydrate = (universities: HTMLElement): void =>
  onFailedImages(universities, (logo) => logo.remove());
