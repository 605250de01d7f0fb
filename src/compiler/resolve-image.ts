import type { ImageSource } from '../compiled';
import type { Diagnostic, Place } from './diagnostics/diagnostic';
import { missingImage } from './diagnostics/missing-image';
import { nearest } from './diagnostics/nearest';
import { unreadableImage } from './diagnostics/unreadable-image';
import type { ImageFile } from './source';

/** A picture by its name; without a size, and with what is wrong, where it cannot be shown. */
export function resolveImage(
  name: string,
  images: ReadonlyMap<string, ImageFile>,
): { source: ImageSource; fault?: (place: Place) => Diagnostic } {
  const image = images.get(name);
  const source = { src: image?.url ?? '', width: 0, height: 0 };
  if (!image) return { source, fault: (place) => missingImage(place, name, nearest(name, images.keys())) };
  const { size } = image;
  if ('unreadable' in size) return { source, fault: (place) => unreadableImage(place, size.unreadable) };
  return { source: { ...source, ...size } };
}
