import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cachedFile } from '../cache/cached-file';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { unreadableImage } from '../diagnostics/unreadable-image/unreadable-image';
import { locationOfFile } from '../document/location';
import type { ImageFile } from '../document/source';
import { describeSystemError } from '../files/describe-system-error';
import { pathOnDisk } from '../files/path-on-disk';
import { cacheFolder } from '../project/project-folder';
import { type Rendition, renditionsOf } from '../references/renditions';
import { openOriented, sharpVersion } from './load-sharp';
import { damaged } from './read-image';

const encoderOptions = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 } };

/** The part of the cache key that all renditions share: encoder options and the version of sharp. */
const sharedKey = JSON.stringify({ options: encoderOptions, sharpVersion });

/**
 * Writes every photograph in the formats and widths that pages offer, with a cache. `folder` contains the documents;
 * `out` is the output folder. Resolves with diagnostics about images that cannot be converted.
 */
export async function writeRenditions(
  images: readonly ImageFile[],
  folder: string,
  out: string,
  cache = cacheFolder('renditions'),
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const image of images) {
    const renditions = renditionsOf(image);
    if (renditions.length === 0) continue;
    const source = await readFile(pathOnDisk(folder, `_images/${image.path}`));
    try {
      for (const rendition of renditions) {
        const { width, format } = rendition;
        const cacheKey = [sharedKey, String(width), source];
        const file = await cachedFile(cache, cacheKey, `.${format}`, () =>
          encodeRendition(source, rendition),
        );
        await mkdir(dirname(join(out, rendition.url)), { recursive: true });
        await cp(file, join(out, rendition.url));
      }
    } catch (error) {
      if (describeSystemError(error)) throw error; // a full disk is not the image's fault
      diagnostics.push(unreadableImage(locationOfFile(image.file), damaged.problem, damaged.advice));
    }
  }
  return diagnostics;
}

async function encodeRendition(source: Uint8Array, { format, width }: Rendition): Promise<Uint8Array> {
  const image = await openOriented(source);
  return image.resize({ width })[format](encoderOptions[format]).toBuffer();
}
