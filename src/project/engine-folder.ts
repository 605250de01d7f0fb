import { join } from 'node:path';

/** The root folder of the engine, from which its code, schemas and starters are found. */
export const engineFolder = join(import.meta.dirname, '../..');

/** A cache folder. It may be deleted at any time. */
export const cacheFolder = (name: string) => join(engineFolder, 'node_modules/.cache', name);
