import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { cachedFile } from '../cache/cached-file';
import type { ImageFile } from '../document/source';
import { pathOnDisk } from '../files/path-on-disk';
import { cacheFolder } from '../project/project-folder';
import { openUpright, sharpVersion } from './load-sharp';

/**
 * Quality of lossy formats. High, because this file is shown where no rendition is used, and read by search engines.
 */
const quality = 90;

/**
 * The file to publish for an image: its own, or a rotated copy if its EXIF orientation requires it, because not all
 * readers support that for all formats. Copies are cached.
 */
export async function orientedImage(
  { path, isRotated }: Pick<ImageFile, 'path' | 'isRotated'>,
  folder: string,
  cache = cacheFolder('upright'),
): Promise<string> {
  const originalPath = pathOnDisk(folder, `_images/${path}`);
  if (!isRotated) return originalPath;
  const source = await readFile(originalPath);
  const extension = posix.extname(path);
  const format = extension.slice(1) as 'jpg' | 'png' | 'webp' | 'avif';
  return cachedFile(cache, [JSON.stringify({ quality, sharpVersion }), source], extension, async () => {
    const picture = await openUpright(source);
    return picture
      .keepIccProfile()
      [format === 'jpg' ? 'jpeg' : format](format === 'png' ? {} : { quality })
      .toBuffer();
  });
}
