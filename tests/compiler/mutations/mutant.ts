import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Path } from './schema-nodes';

/** A document with one mistake, and the span of text that a message about it may point into. */
export interface Mutant {
  /** What was done to it: `misspelt key`. */
  kind: string;
  /** Where, for the message of a failed test. */
  at: string;
  text: string;
  from: number;
  to: number;
}

/** What a message may point at: the whole property or entry, its key, or the object that lacks something. */
export type Aim = 'whole' | 'key' | 'object';

export const asText = (document: unknown) => JSON.stringify(document, null, 2);

/** The text of a document that was changed as a value, with the span of its mistake at a path. */
export function mutantOf(kind: string, document: unknown, path: Path, aim: Aim = 'whole'): Mutant {
  const text = asText(document);
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`${kind}: nothing at ${path.join('/')}`);
  return { kind, at: path.join('/'), text, ...spanOf(text, node, aim) };
}

/** Where a message may begin. For an object that lacks something, that is only its first line. */
function spanOf(text: string, node: Node, aim: Aim): { from: number; to: number } {
  const whole = node.parent?.type === 'property' ? node.parent : node;
  const key = whole.children?.[0] ?? whole;
  const end = { whole: whole.offset + whole.length, key: key.offset + key.length, object: 0 }[aim];
  const lineEnd = text.indexOf('\n', whole.offset);
  return { from: whole.offset, to: aim === 'object' ? lineEnd : end };
}

/** A copy in which the value at a path is what `change` makes of it. */
export function changedAt(document: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return change(document);
  if (Array.isArray(document))
    return document.map((entry, index) => (index === segment ? changedAt(entry, rest, change) : entry));
  return Object.fromEntries(
    Object.entries(document as object).map(([name, entry]) => [
      name,
      name === segment ? changedAt(entry, rest, change) : entry,
    ]),
  );
}
