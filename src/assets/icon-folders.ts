import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The folders of SVG files in the icon and flag packages. */
export const iconFolder = join(dirname(resolve('lucide-static/package.json')), 'icons');
export const flagFolder = join(dirname(resolve('country-flag-icons/package.json')), '3x2');
