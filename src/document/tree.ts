import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { jsonStructure } from './json-structure';
import { memoizeLatest } from './memoize';
import type { SourceFile } from './source';

/** The syntax tree of a text with offsets, as far as it can be parsed. */
interface ParsedTree {
  tree: Node | undefined;
  errors: readonly ParseError[];
  /** Offset of the bracket at which nesting becomes too deep to parse. */
  tooDeepOffset?: number;
}

/**
 * The tree of a document. Only the latest one is kept, because trees are large, and diagnostics need those of one
 * document after the other.
 */
export const readTree = memoizeLatest(({ text }: SourceFile) => parseText(text));

function parseText(text: string): ParsedTree {
  const { tooDeepOffset } = jsonStructure(text);
  if (tooDeepOffset !== undefined) return { tree: undefined, errors: [], tooDeepOffset };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { tree, errors };
}

/** The text values of a tree, without property names. */
export function textsIn(node: Node): readonly Node[] {
  if (node.type === 'string') return [node];
  const children = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (children ?? []).flatMap(textsIn);
}

/** The tree of a text that is known to be valid JSON. */
export function treeOf(source: SourceFile): Node {
  const { tree } = readTree(source);
  if (!tree) throw new Error(`${source.file} is not valid JSON`);
  return tree;
}
