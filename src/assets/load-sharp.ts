import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** What it draws may differ from version to version. */
export const { version: sharpVersion }: { version: string } = JSON.parse(
  readFileSync(join(dirname(resolve('sharp')), '../package.json'), 'utf8'),
);

/** The library takes long to load, and most builds draw nothing. */
export const loadSharp = async () => (await import('sharp')).default;

/**
 * A picture as it is to be seen, turned as the camera says: whoever draws one begins with this. The check has said whether it
 * is too large (read-image.ts); the size of a drawing is in units, of which a map may have thousands.
 */
export const openUpright = async (source: Uint8Array) =>
  (await loadSharp())(source, { limitInputPixels: false }).autoOrient();
