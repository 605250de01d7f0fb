import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { engineFolder } from '../project/engine-folder';

const readEngineFile = (file: string) => readFileSync(join(engineFolder, file), 'utf8');

/** A file that lists all blocks, with its current text. */
interface BlockList {
  file: string;
  text: () => string;
}

/** The lists are committed; the schemas also because editors read them in a fresh clone. */
export const blockLists: readonly BlockList[] = [
  { file: 'src/blocks/registry.ts', text: registryText },
  { file: 'schema/block.schema.json', text: unionText },
  { file: 'schema/words.schema.json', text: wordsText },
];

/** Writes all lists of blocks, so that adding a block only means adding its files. */
export function writeBlockLists(): void {
  for (const { file, text } of blockLists) writeFileSync(join(engineFolder, file), text());
}

/**
 * The types of all defined blocks. A folder without a definition is skipped, so that the compiler reports the missing
 * type.
 */
const definedTypes = () =>
  readdirSync(join(engineFolder, 'src/blocks'))
    .filter((type) => existsSync(join(engineFolder, `src/blocks/${type}/${type}.block.ts`)))
    .sort();

const nameOf = (type: string) => `${type.replace(/-(.)/g, (_match, letter) => letter.toUpperCase())}Block`;

function registryText(): string {
  const types = definedTypes();
  return [
    '/* Written by `npm run generate` from the folders beside it; never edited. */',
    "import type { BlockDefinition, BlockType } from './block-props';",
    ...types.map((type) => `import { block as ${nameOf(type)} } from './${type}/${type}.block';`),
    '',
    '/**',
    ' * Every block. Its keys are the block types of the schema, so a block without a definition, or with the component of',
    ' * another block, does not compile.',
    ' */',
    'export const registry: { readonly [T in BlockType]: BlockDefinition<T> } = {',
    ...types.map((type) => `  ${type.includes('-') ? `'${type}'` : type}: ${nameOf(type)},`),
    '};',
    '',
  ].join('\n');
}

/** File names of the schemas in a folder, sorted. */
const schemasIn = (folder: string) =>
  readdirSync(join(engineFolder, 'schema', folder))
    .filter((file) => file.endsWith('.schema.json'))
    .sort();

function unionText(): string {
  const branches = schemasIn('blocks').map((file) => `    { "$ref": "blocks/${file}" }`);
  const union = readEngineFile('schema/block.schema.json');
  return union.replace(
    /("oneOf": \[\n)[^\]]*(\n {2}\])/,
    (_list, begin, end) => begin + branches.join(',\n') + end,
  );
}

function wordsText(): string {
  const files = schemasIn('words');
  const types = files.map((file) => basename(file, '.schema.json')).sort();
  const lines = types.map((type) => `        "${type}": { "$ref": "words/${type}.schema.json" }`);
  const words = readEngineFile('schema/words.schema.json');
  return words.replace(
    /("title": "BlockWords",[^}]*"properties": \{\n)(?: {8}.*\n)*/,
    (_list, begin) => `${begin}${lines.join(',\n')}\n`,
  );
}
