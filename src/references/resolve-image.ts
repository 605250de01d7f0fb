import type { ImageFile } from '../document/source';
import type { ImageSource } from '../resolved';

/** A picture by its name, in a site without errors. */
export function resolveImage(name: string, images: ReadonlyMap<string, ImageFile>): ImageSource {
  const image = images.get(name);
  if (!image || 'unreadable' in image.size) throw new Error(`${name} was not checked`);
  return { src: image.url, ...image.size };
}
