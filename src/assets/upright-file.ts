import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { cachedFile } from '../cache/cached-file';
import type { ImageFile } from '../document/source';
import { onDisk } from '../files/on-disk';
import { cacheFolder } from '../project/engine-folder';
import { openUpright, sharpVersion } from './load-sharp';

/** Almost what the camera wrote: it is shown where no rendition is, and read by search engines. */
const quality = 90;

/**
 * The file that is published as an image: its own, or for one that the camera says is to be turned a copy that is upright,
 * since not every reader turns every format. Copies that were drawn before come from the cache.
 */
export async function uprightFile(
  { path, turned }: Pick<ImageFile, 'path' | 'turned'>,
  folder: string,
  cache = cacheFolder('upright'),
): Promise<string> {
  const own = onDisk(folder, `_images/${path}`);
  if (!turned) return own;
  const source = await readFile(own);
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
