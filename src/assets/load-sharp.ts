import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Part of cache keys, since the output of sharp may change between versions. */
export const { version: sharpVersion }: { version: string } = JSON.parse(
  readFileSync(join(dirname(resolve('sharp')), '../package.json'), 'utf8'),
);

/** Imported on demand, since sharp is slow to load and rarely needed. */
export const loadSharp = async () => (await import('sharp')).default;

/**
 * Opens an image, rotated by its EXIF orientation. Size limits are off, because the check has its own (read-image.ts),
 * and the units of a vector map may count thousands.
 */
export const openUpright = async (source: Uint8Array) =>
  (await loadSharp())(source, { limitInputPixels: false }).autoOrient();
