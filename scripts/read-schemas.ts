import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema, Schemas } from '../src/document/source';
import { filesBelow, withoutMark } from './read-tree';
import type { ReadOnce } from './remember-files';

const root = join(import.meta.dirname, '..');

export const schemaFolder = join(root, 'schema');

/** Describes what the check writes, not what a document may say: no part of the contract. */
const report = 'check-report.schema.json';

/** The contract, by each schema's path below the project; another folder holds it as it once was. */
export async function readSchemas(
  folder = schemaFolder,
  once: ReadOnce = (_name, read) => read(),
): Promise<Schemas> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.schema.json') && file !== report);
  const read = (file: string): [string, Schema] => [
    `schema/${file}`,
    JSON.parse(withoutMark(readFileSync(join(folder, file), 'utf8'))),
  ];
  // One contract as long as none of its files has changed: what was made of it is worth keeping.
  return once(
    folder,
    () => Object.fromEntries(files.map(read)),
    files.map((file) => join(folder, file)),
  );
}
