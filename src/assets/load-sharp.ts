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
 * Opens an image, rotated by its EXIF orientation. The size limit of sharp is off: read-image.ts has refused
 * photographs that are too large, and an SVG may have any size, since it is scaled before it is drawn.
 */
export const openOriented = async (source: Uint8Array) =>
  (await loadSharp())(source, { limitInputPixels: false }).autoOrient();
