import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '../src/compiled';

/** The words of the interface as the schema's example gives them. */
export const exampleWords: Words = JSON.parse(
  readFileSync(join(import.meta.dirname, '../schema/parts/words.schema.json'), 'utf8'),
).examples[0];
