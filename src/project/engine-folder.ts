import { join } from 'node:path';

/** The folder of the engine: its code, schemas and starters are found from it, and from nowhere else. */
export const engineFolder = join(import.meta.dirname, '../..');

/** A folder for what commands need not make again. It may be deleted at any time. */
export const cacheFolder = (name: string) => join(engineFolder, 'node_modules/.cache', name);
