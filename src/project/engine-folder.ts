import { join } from 'node:path';

/** The root folder of the engine, from which its code, schemas and starters are found. */
export const engineFolder = join(import.meta.dirname, '../..');
