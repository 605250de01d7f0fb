import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { engineFolder } from '../project/engine-folder';

/** A list of all exports of one type from the files of a folder. */
interface GeneratedList {
  folder: string;
  file: string;
  name: string;
  description: string;
  type: string;
  /** The file that defines the type. */
  typeFile: string;
}

/**
 * The lists are committed, because `npm run check` needs them in a fresh clone, and reviewers see what a new file adds.
 * A test compares them with their folders.
 */
export const generatedLists: readonly GeneratedList[] = [
  {
    folder: 'src/rules',
    file: 'rules.ts',
    name: 'rules',
    description: 'Every rule for the whole site.',
    type: 'Rule',
    typeFile: 'rule',
  },
  {
    folder: 'src/references',
    file: 'kinds.ts',
    name: 'referenceKinds',
    description: 'Every kind of reference.',
    type: 'ReferenceKind',
    typeFile: 'reference-kind',
  },
];

/** Writes the lists, so that adding a rule or a kind of reference only means adding a file. */
export function writeLists(): void {
  for (const list of generatedLists) writeFileSync(join(engineFolder, list.folder, list.file), textOf(list));
}

/** The current text of a list. */
export function textOf({ folder, name, description, type, typeFile }: GeneratedList): string {
  const exportPattern = new RegExp(`^export const (\\w+): ${type}\\b`, 'm');
  const entries = readdirSync(join(engineFolder, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const [, entry] = exportPattern.exec(readFileSync(join(engineFolder, folder, file), 'utf8')) ?? [];
      return entry ? [{ entry, path: `./${basename(file, '.ts')}` }] : [];
    });
  const imports = [
    ...entries.map(({ entry, path }) => ({ path, line: `import { ${entry} } from '${path}';` })),
    { path: `./${typeFile}`, line: `import type { ${type} } from './${typeFile}';` },
  ];
  return [
    '/* Written by `npm run generate` from the files of this folder; never edited. */',
    ...imports.sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ line }) => line),
    '',
    `/** ${description} */`,
    `export const ${name}: readonly ${type}[] = [`,
    ...entries.map(({ entry }) => `  ${entry},`).sort(),
    '];',
    '',
  ].join('\n');
}
