import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { cachedFile } from '../cache/cached-file';
import type { ImageFile } from '../document/source';
import { pathOnDisk } from '../files/path-on-disk';
import { cacheFolder } from '../project/project-folder';
import { openOriented, sharpVersion } from './load-sharp';

/**
 * Quality of lossy formats. High, because search engines read this file, and `npm run dev` shows it in place of
 * renditions.
 */
const quality = 90;

/**
 * The path of the file to publish for an image: its own, or a rotated copy if it has an EXIF orientation, which not
 * every program respects in every format. Copies are cached. `folder` contains the documents.
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
    const image = await openOriented(source);
    return image
      .keepIccProfile()
      [format === 'jpg' ? 'jpeg' : format](format === 'png' ? {} : { quality })
      .toBuffer();
  });
}
