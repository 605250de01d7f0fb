import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The folder of the icons that sites can name, one SVG file each. */
export const iconFolder = join(dirname(resolve('lucide-static/package.json')), 'icons');
/** The folder of flags, one SVG file for each country code in capitals. */
export const flagFolder = join(dirname(resolve('country-flag-icons/package.json')), '3x2');
