import { join } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..');

const cache = join(root, 'node_modules/.cache');

export const bundleCache = join(cache, 'bundles');

/** Files that earlier builds wrote, and how much of them is kept, in bytes. */
export const fileStore = join(cache, 'built-files');
export const mostStored = 2 ** 31;
