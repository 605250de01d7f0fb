import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalePack } from '../document/source';
import { filesBelow } from '../files/read-tree';
import { engineFolder } from '../project/engine-folder';

const packFolder = join(engineFolder, 'packs');

/** The locale packs, by language. */
export async function readPacks(): Promise<Readonly<Record<string, LocalePack>>> {
  const files = (await filesBelow(packFolder)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(packFolder, file), 'utf8')),
    ]),
  );
}
