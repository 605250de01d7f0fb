import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { blockFiles, siteBlockFiles } from '../authoring/new/block-files';
import { withTableRow } from '../authoring/new/with-table-row';
import type { Sources } from '../document/source';
import { engineFolder } from '../project/engine-folder';
import { projectFolder, schemasForDocuments } from '../project/project-folder';
import { readSchemas } from '../sources/read-schemas';
import { readSources } from '../sources/read-sources';
import { writeBlockLists } from './write-block-lists';
import { writeEngineTypes, writeSiteTypes } from './write-types';

/** The only list of blocks that is not generated, because it describes each in a few words. */
const table = 'docs/blocks.md';

/** Creates the files of a block. Returns whether it succeeded. */
export async function newBlock(type: string): Promise<boolean> {
  const schemas = await readSchemas();
  const files = blockFiles(type, schemas);
  const existingFile = [...files.keys()].find((file) => existsSync(join(engineFolder, file)));
  if (existingFile) {
    console.error(`The block “${type}” already exists: ${existingFile}.`);
    return false;
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(engineFolder, file)), { recursive: true });
    await writeFile(join(engineFolder, file), text, { flag: 'wx' });
  }
  await writeFile(
    join(engineFolder, table),
    withTableRow(await readFile(join(engineFolder, table), 'utf8'), type),
  );
  formatFiles([...files.keys()]);
  writeBlockLists();
  await writeEngineTypes();

  const changedFiles = [...files.keys(), table].map((file) => `  ${file}`);
  console.log(`Created the block “${type}”, for now a heading above paragraphs:\n${changedFiles.join('\n')}`);
  console.log(
    'Next, describe its properties and an example in the schema, then adapt the component and the test.',
  );
  return true;
}

/** Creates the files of a site's own block. Returns whether it succeeded. */
export async function newSiteBlock(type: string, pages: string, { schemas }: Sources): Promise<boolean> {
  const folder = join(pages, '_blocks', type);
  const isTaken = `schema/blocks/${type}.schema.json` in schemas;
  if (isTaken || existsSync(folder)) {
    console.error(`The block “${type}” already exists${isTaken ? '' : `: ${folder}`}.`);
    return false;
  }
  const isInside = !relative(projectFolder, resolve(folder)).startsWith('..');
  // Outside the project, the path to `schema` is a conventional one, which the check resolves wherever the site is.
  const pathToSchemas = isInside
    ? relative(folder, schemasForDocuments).split(sep).join('/')
    : '../../../schema';
  const files = siteBlockFiles(type, schemas, pathToSchemas);
  for (const [file, text] of files) {
    await mkdir(dirname(join(pages, file)), { recursive: true });
    await writeFile(join(pages, file), text, { flag: 'wx' });
  }
  const sources = await readSources(pages);
  await writeSiteTypes(sources);
  const newFiles = [...files.keys()].map((file) => `  ${join(pages, file)}`);
  console.log(`Created the block “${type}”, for now a heading above paragraphs:\n${newFiles.join('\n')}`);
  console.log(
    'Next, describe its properties and an example in the schema, then adapt the component and the test.',
  );
  return true;
}

/** Formats the files, because line breaks and import order depend on the block's name. */
function formatFiles(files: readonly string[]): void {
  const biome = join(engineFolder, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...files], {
    cwd: engineFolder,
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`The files could not be formatted:\n${stderr}`);
}
