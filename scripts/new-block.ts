import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blockFiles } from '../src/authoring/new/block-files';
import { withRegistryLine, withTableRow, withUnionLine } from '../src/authoring/new/block-lists';
import { blockName } from '../src/authoring/new/block-name';
import { readSchemas } from './read-schemas';
import { writeTypes } from './write-types';

const root = join(import.meta.dirname, '..');

/** Each list that names every block, with what puts a new one into it. */
const lists = new Map([
  ['schema/block.schema.json', withUnionLine],
  ['src/blocks/registry.ts', withRegistryLine],
  ['docs/blocks.md', withTableRow],
]);

/** Writes a first version of everything that a block has; whether it could. */
export async function newBlock(type: string): Promise<boolean> {
  const schemas = await readSchemas();
  const files = blockFiles(type, schemas);
  const taken = [...files.keys()].find((file) => existsSync(join(root, file)));
  if (taken) {
    console.error(`There is a block “${type}” already: ${taken}.`);
    return false;
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  for (const [file, withLine] of lists) {
    const path = join(root, file);
    await writeFile(path, withLine(await readFile(path, 'utf8'), type, blockName(type, schemas)));
  }
  formatFiles([...files.keys(), 'src/blocks/registry.ts']);
  await writeTypes();

  const written = [...files.keys(), ...lists.keys()].map((file) => `  ${file}`);
  console.log(`The block “${type}” is a heading above paragraphs, to begin with:\n${written.join('\n')}`);
  console.log('Say in its schema what it holds, give an example, and let component and test follow.');
  return true;
}

/** A long name breaks lines elsewhere than a short one. */
function formatFiles(files: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`The files could not be formatted:\n${stderr}`);
}
