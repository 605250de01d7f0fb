import { join } from 'node:path';
import type { Schema, Schemas } from '../src/compiler/source';
import { filesBelow, readText } from './read-tree';

const root = join(import.meta.dirname, '..');

/** The contract, by each schema's path below the project. */
export async function readSchemas(): Promise<Schemas> {
  const files = (await filesBelow(join(root, 'schema'))).filter((file) => file.endsWith('.schema.json'));
  const read = async (file: string): Promise<[string, Schema]> => [
    `schema/${file}`,
    JSON.parse(await readText(join(root, 'schema', file))),
  ];
  return Object.fromEntries(await Promise.all(files.map(read)));
}
