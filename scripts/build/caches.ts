import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../node_modules/.cache');

export const bundleCache = join(cache, 'bundles');

/** Files that earlier builds wrote, and how much of them is kept, in bytes. */
export const fileStore = join(cache, 'built-files');
export const mostStored = 2 ** 31;
