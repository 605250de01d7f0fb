import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { SourceFile } from './source';

/** A text as a tree that tells where everything stands, as far as it can be read, and where it cannot. */
interface ReadTree {
  tree: Node | undefined;
  faults: readonly ParseError[];
}

/**
 * The last tree that was made. A tree is far heavier than its text, and asked for only where something is to be
 * shown: many times in a row of one document, then never again.
 */
let last: { source: SourceFile; read: ReadTree } | undefined;

export function readTree(source: SourceFile): ReadTree {
  if (last?.source !== source) {
    const faults: ParseError[] = [];
    const tree = parseTree(source.text, faults, { disallowComments: true, allowTrailingComma: false });
    last = { source, read: { tree, faults } };
  }
  return last.read;
}

/** The tree of a text that is known to be JSON. */
export function treeOf(source: SourceFile): Node {
  const { tree } = readTree(source);
  if (!tree) throw new Error(`${source.file} is no JSON`);
  return tree;
}
