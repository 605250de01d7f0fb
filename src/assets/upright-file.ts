import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join, posix } from 'node:path';
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
  const key = createHash('sha256')
    .update(JSON.stringify({ quality, sharpVersion }))
    .update(source)
    .digest('hex')
    .slice(0, 32);
  const file = join(cache, `${key}${posix.extname(path)}`);
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  // Two commands may draw one image at the same time: a file is either complete or missing.
  const unfinished = `${file}.${randomUUID()}`;
  const format = posix.extname(path).slice(1) as 'jpg' | 'png' | 'webp' | 'avif';
  const picture = await openUpright(source);
  await picture
    .keepIccProfile()
    [format === 'jpg' ? 'jpeg' : format](format === 'png' ? {} : { quality })
    .toFile(unfinished);
  await rename(unfinished, file);
  return file;
}
