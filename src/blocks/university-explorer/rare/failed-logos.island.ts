import { onFailedImages } from '../../../ui/failed-images';

/** A logo that cannot be loaded leaves, whenever it failed: the name is beside it. */
export const wake = (universities: HTMLElement): void =>
  onFailedImages(universities, (logo) => logo.remove());
