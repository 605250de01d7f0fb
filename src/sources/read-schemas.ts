import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema, Schemas } from '../document/source';
import { type CachedRead, readAlways } from '../files/memoize-files';
import { filesBelow, normalizeText } from '../files/read-tree';
import { engineFolder } from '../project/engine-folder';

/** The folder of the engine's schemas. */
export const schemaFolder = join(engineFolder, 'schema');

/** Left out, because it describes the output of the check, not documents. */
const reportSchema = 'check-report.schema.json';

/**
 * All schemas, by path in the project. `folder` may have those of an earlier revision. `readCached` calls what it is
 * given, by default always, or returns its last result while the files have not changed.
 */
export async function readSchemas(
  folder = schemaFolder,
  readCached: CachedRead = readAlways,
): Promise<Schemas> {
  const files = (await filesBelow(folder)).filter(
    (file) => file.endsWith('.schema.json') && file !== reportSchema,
  );
  const readSchema = (file: string): [string, Schema] => [
    `schema/${file}`,
    JSON.parse(normalizeText(readFileSync(join(folder, file), 'utf8'))),
  ];
  // The same object until a file changes, so that compiled validators are reused.
  return readCached(
    folder,
    () => Object.fromEntries(files.map(readSchema)),
    files.map((file) => join(folder, file)),
  );
}
