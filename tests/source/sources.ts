import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { filesBelow } from '../../src/files/read-tree';
import { modules, root } from './house';

/** A source file that is not a test, with its path in the project. */
export interface Source {
  file: string;
  text: string;
}

/** A node of a syntax tree, as far as tests look at it. */
export interface Node {
  type: string;
  value?: unknown;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

export interface Import {
  file: string;
  /** As it is written: `react`, `../ui/link`. */
  specifier: string;
  /** The path in the project, if it is a file of ours; without an ending, unless the import has one. */
  path?: string;
  /** Types leave nothing behind when they are compiled. */
  typeOnly: boolean;
}

const folders = [...new Set(Object.keys(modules).map((module) => module.split('/')[0] ?? ''))];

/** Every source file of the project, read once for all tests. */
export const sources: readonly Source[] = (
  await Promise.all(
    folders.map(async (folder) =>
      (await filesBelow(join(root, folder))).map((file) => posix.join(folder, file)),
    ),
  )
)
  .flat()
  .filter((file) => /\.m?tsx?$|\.mjs$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The source files below a folder. */
export const sourcesBelow = (folder: string): readonly Source[] =>
  sources.filter(({ file }) => file.startsWith(`${folder}/`));

const parsed = new Map<string, Node>();

/** The syntax tree of a source, parsed once for all tests. */
export function treeOf({ file, text }: Source): Node {
  const known = parsed.get(text);
  if (known) return known;
  const tree = parseSync(file, text).program as unknown as Node;
  parsed.set(text, tree);
  return tree;
}

/** Every import of a source, in the order in which they are written. */
export function importsOf(source: Source): readonly Import[] {
  const { file } = source;
  const found: Import[] = [];
  const add = (literal: unknown, typeOnly: boolean) => {
    if (!isNode(literal) || typeof literal.value !== 'string') return;
    const specifier = literal.value;
    const path = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
    found.push({ file, specifier, typeOnly, path });
  };
  const visit = (node: Node) => {
    if (/^(Import|Export(All|Named))Declaration$/.test(node.type))
      add(node.source, node.importKind === 'type' || node.exportKind === 'type');
    else if (node.type === 'ImportExpression') add(node.source, false);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(source));
  return found;
}
