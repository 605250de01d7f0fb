import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { tokensIn } from './json-tokens';
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
 * Maximum nesting, far more than any schema allows. A recursive parser overflows the stack after a few thousand levels.
 */
export const maxDepth = 100;

/**
 * The tree of a document. Only the latest one is kept, because trees are large, and diagnostics need those of one
 * document after the other.
 */
export const readTree = memoizeLatest(({ text }: SourceFile) => parseText(text));

function parseText(text: string): ParsedTree {
  const tooDeepOffset = tooDeepOffsetIn(text);
  if (tooDeepOffset !== undefined) return { tree: undefined, errors: [], tooDeepOffset };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { tree, errors };
}

/**
 * Offset of the bracket at which nesting becomes too deep to parse. Looks at brackets alone, since a parser would
 * overflow the stack.
 */
export function tooDeepOffsetIn(text: string): number | undefined {
  let depth = 0;
  for (const { character, offset } of tokensIn(text)) {
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth > maxDepth) return offset;
  }
  return undefined;
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
