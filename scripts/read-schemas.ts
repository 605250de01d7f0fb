import { join } from 'node:path';
import type { Schema, Schemas } from '../src/compiler/source';
import { filesBelow, readText } from './read-tree';

const root = join(import.meta.dirname, '..');

export const schemaFolder = join(root, 'schema');

/** Describes what the check writes, not what a document may say: no part of the contract. */
const report = 'check-report.schema.json';

/** The contract, by each schema's path below the project; another folder holds it as it once was. */
export async function readSchemas(folder = schemaFolder): Promise<Schemas> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.schema.json') && file !== report);
  const read = async (file: string): Promise<[string, Schema]> => [
    `schema/${file}`,
    JSON.parse(await readText(join(folder, file))),
  ];
  return Object.fromEntries(await Promise.all(files.map(read)));
}
