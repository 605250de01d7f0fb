import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { engineFolder } from '../project/engine-folder';

/**
 * The files of the engine that list what its folders contain, each with the text that it should have. They are
 * committed, because `npm run check` and editors need them in a fresh clone, and reviewers see what a new file adds.
 * Tests compare them with the folders.
 */
export const generatedLists = [
  { file: 'src/blocks/registry.ts', text: registryText },
  { file: 'schema/block.schema.json', text: blockUnionText },
  { file: 'schema/words.schema.json', text: wordsText },
  { file: 'src/rules/rules.ts', text: () => exportsText('src/rules', 'Rule') },
  { file: 'src/references/reference-kinds.ts', text: () => exportsText('src/references', 'ReferenceKind') },
];

/** Writes all lists, so that adding a block, a rule or a kind of reference only means adding its files. */
export function writeLists(): void {
  for (const { file, text } of generatedLists) writeFileSync(join(engineFolder, file), text());
}

const readEngineFile = (file: string) => readFileSync(join(engineFolder, file), 'utf8');

/**
 * A module that lists what the files of a folder export with a type. The names are made from that of the type: the list
 * of each `ReferenceKind`, which reference-kind.ts defines, is `referenceKinds`.
 */
function exportsText(folder: string, type: string): string {
  const typeFile = type.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  const exportPattern = new RegExp(`^export const (\\w+): ${type}\\b`, 'm');
  const entries = readdirSync(join(engineFolder, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const [, name] = exportPattern.exec(readEngineFile(join(folder, file))) ?? [];
      return name ? [{ name, path: `./${basename(file, '.ts')}` }] : [];
    });
  const imports = [
    ...entries.map(({ name, path }) => ({ path, line: `import { ${name} } from '${path}';` })),
    { path: `./${typeFile}`, line: `import type { ${type} } from './${typeFile}';` },
  ];
  return [
    '/* Written by `npm run generate` from the files of this folder; never edited. */',
    ...imports.sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ line }) => line),
    '',
    `export const ${type.replace(/^./, (letter) => letter.toLowerCase())}s: readonly ${type}[] = [`,
    ...entries.map(({ name }) => `  ${name},`).sort(),
    '];',
    '',
  ].join('\n');
}

/** The registry: each block type with its definition. */
function registryText(): string {
  // A folder without a component is left out, so that the compiler reports the missing type.
  const types = readdirSync(join(engineFolder, 'src/blocks'))
    .filter((type) => existsSync(join(engineFolder, `src/blocks/${type}/${type}.tsx`)))
    .sort();
  return [
    '/* Written by `npm run generate` from the folders beside it; never edited. */',
    "import type { BlockDefinition, BlockType } from './block-props';",
    ...types.map((type) => `import { block as ${constantName(type)} } from './${type}/${type}';`),
    '',
    '/**',
    ' * Every block. Its keys are the block types of the schema, so a block without a definition, or with the component of',
    ' * another block, does not compile.',
    ' */',
    'export const registry: { readonly [T in BlockType]: BlockDefinition<T> } = {',
    ...types.map((type) => `  ${type.includes('-') ? `'${type}'` : type}: ${constantName(type)},`),
    '};',
    '',
  ].join('\n');
}

/** `cardGridBlock` for the type `card-grid`. */
const constantName = (type: string) =>
  `${type.replace(/-(.)/g, (_match, letter) => letter.toUpperCase())}Block`;

/** File names of the schemas in a folder, sorted. */
const schemasIn = (folder: string) =>
  readdirSync(join(engineFolder, 'schema', folder))
    .filter((file) => file.endsWith('.schema.json'))
    .sort();

/** The schema of a block with its current `oneOf`: a reference to the schema of every block. */
function blockUnionText(): string {
  const branches = schemasIn('blocks').map((file) => `    { "$ref": "blocks/${file}" }`);
  return readEngineFile('schema/block.schema.json').replace(
    /("oneOf": \[\n)[^\]]*(\n {2}\])/,
    (_list, begin, end) => begin + branches.join(',\n') + end,
  );
}

/** The schema of words with its current `BlockWords`: a property for each block that has words of its own. */
function wordsText(): string {
  const types = schemasIn('words').map((file) => basename(file, '.schema.json'));
  const properties = types.sort().map((type) => `        "${type}": { "$ref": "words/${type}.schema.json" }`);
  return readEngineFile('schema/words.schema.json').replace(
    /("title": "BlockWords",[^}]*"properties": \{\n)(?: {8}.*\n)*/,
    (_list, begin) => `${begin}${properties.join(',\n')}\n`,
  );
}
