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
import { writeLists } from './write-lists';
import { writeEngineTypes, writeSiteTypes } from './write-types';

/** The table of all blocks. It is not generated, because it describes each in a few words. */
const blockTable = 'docs/blocks.md';

/**
 * Creates the files of a block of the engine, and adds it to the table of blocks, the generated lists and the types.
 * Resolves with whether it succeeded.
 */
export async function newBlock(type: string): Promise<boolean> {
  const schemas = await readSchemas();
  const files = blockFiles(type, schemas);
  const existingFile = [...files.keys()].find((file) => existsSync(join(engineFolder, file)));
  if (existingFile) {
    console.error(`The block “${type}” already exists: ${existingFile}.`);
    return false;
  }
  await writeNewFiles(engineFolder, files);
  await writeFile(
    join(engineFolder, blockTable),
    withTableRow(await readFile(join(engineFolder, blockTable), 'utf8'), type),
  );
  formatFiles([...files.keys()]);
  writeLists();
  await writeEngineTypes();

  reportCreated(type, [...files.keys(), blockTable]);
  return true;
}

/**
 * Creates the files of a block of the site in the folder `pages`, and writes the site's types again. Resolves with
 * whether it succeeded.
 */
export async function newSiteBlock(type: string, pages: string, { schemas }: Sources): Promise<boolean> {
  const folder = join(pages, '_blocks', type);
  const isInEngine = `schema/blocks/${type}.schema.json` in schemas;
  if (isInEngine || existsSync(folder)) {
    console.error(`The block “${type}” already exists${isInEngine ? '' : `: ${folder}`}.`);
    return false;
  }
  const isInProject = !relative(projectFolder, resolve(folder)).startsWith('..');
  // Outside the project the path is only a convention: the check finds the schemas whatever it is.
  const pathToSchemas = isInProject
    ? relative(folder, schemasForDocuments).split(sep).join('/')
    : '../../../schema';
  const files = siteBlockFiles(type, schemas, pathToSchemas);
  await writeNewFiles(pages, files);
  await writeSiteTypes(await readSources(pages));
  reportCreated(
    type,
    [...files.keys()].map((file) => join(pages, file)),
  );
  return true;
}

async function writeNewFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
}

function reportCreated(type: string, files: readonly string[]): void {
  const list = files.map((file) => `  ${file}`).join('\n');
  console.log(`Created the block “${type}”, for now a heading above paragraphs:
${list}
Next, describe its properties and an example in the schema, then adapt the component and the test.`);
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
