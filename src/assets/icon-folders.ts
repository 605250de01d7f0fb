import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Where the packages keep one SVG file an icon and one a flag. */
export const iconFolder = join(dirname(resolve('lucide-static/package.json')), 'icons');
export const flagFolder = join(dirname(resolve('country-flag-icons/package.json')), '3x2');
