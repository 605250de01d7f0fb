import type { Node } from 'jsonc-parser';
import { memoize } from './memoize';
import type { ParsedDocument } from './parsed-document';
import type { SourceFile } from './source';
import { treeOf } from './tree';

/** A range in a document. Lines and columns are one-based, as in editors. */
export interface SourceLocation {
  /** The document's path as given by the author: `pages-json/opening-hours.json`. */
  file: string;
  /** A JSON Pointer (RFC 6901) into the document: `/blocks/0/title`. */
  pointer: string;
  line: number;
  column: number;
  /** Length of the underlined part, in characters; at least 1. */
  length: number;
}

/** One-based line and column of an offset. */
export function lineAt(text: string, offset: number): { line: number; column: number } {
  const starts = lineStarts(text);
  let line = 1; // binary search for the last line that starts at or before the offset
  for (let beyond = starts.length + 1; beyond - line > 1; ) {
    const middle = (line + beyond) >> 1;
    if ((starts[middle - 1] ?? 0) <= offset) line = middle;
    else beyond = middle;
  }
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

/** A line without its line break. Lines are one-based. */
export function textOfLine(text: string, line: number): string | undefined {
  const starts = lineStarts(text);
  const start = starts[line - 1];
  return start === undefined ? undefined : text.slice(start, starts[line]).replace(/\r?\n$/, '');
}

/** Cached for the latest text only, since diagnostics of one document follow one another. */
let lastText = { text: '', starts: [0] as readonly number[] };

/** Offsets at which the lines of a text start. */
export function lineStarts(text: string): readonly number[] {
  if (lastText.text !== text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    lastText = { text, starts };
  }
  return lastText.starts;
}

/** The location of a range. A range over several lines is cut off at the end of the first. */
export function locationAt(
  source: SourceFile,
  pointer: string,
  offset: number,
  length: number,
): SourceLocation {
  const { file, text } = source;
  const lineEnd = text.indexOf('\n', offset);
  const end = lineEnd === -1 ? text.length : text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
  return { file, pointer, ...lineAt(text, offset), length: Math.max(1, Math.min(length, end - offset)) };
}

/** The location of a file that is not a document. */
export const locationOfFile = (file: string): SourceLocation => ({
  file,
  pointer: '',
  line: 1,
  column: 1,
  length: 1,
});

/** The location of the value at a pointer. */
export function locationOfValue(document: ParsedDocument, pointer: string): SourceLocation {
  const node = nodeAt(document, pointer);
  return locationAt(document.source, pointer, node.offset, node.length);
}

/** The location of the property name at a pointer. For list entries and the document itself, that of the value. */
export function locationOfKey(document: ParsedDocument, pointer: string): SourceLocation {
  const node = nodeAt(document, pointer);
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const shownNode = key ?? node;
  return locationAt(document.source, pointer, shownNode.offset, shownNode.length);
}

/**
 * The location of a range within the text at a pointer. `start` and `end` are offsets in the unescaped text; escapes
 * (`\"`, `\u20ac`) take more characters in the document.
 */
export function locationInText(
  document: ParsedDocument,
  pointer: string,
  start: number,
  end: number,
): SourceLocation {
  return locationInNode(document.source, nodeAt(document, pointer), start, end);
}

/** The location of a reference: of a value, or of a part of the text at a pointer. */
export const locationOfReference = (
  document: ParsedDocument,
  { pointer, textPosition }: { pointer: string; textPosition?: { start: number; end: number } },
): SourceLocation =>
  textPosition
    ? locationInText(document, pointer, textPosition.start, textPosition.end)
    : locationOfValue(document, pointer);

/** The same range as `locationInText`, as an offset and a length in the document's source. */
export const spanInText = (document: ParsedDocument, pointer: string, start: number, end: number) =>
  spanInNode(document.source, nodeAt(document, pointer), start, end);

/** The location of a range within the text or the property name at a node. */
export function locationInNode(source: SourceFile, node: Node, start: number, end: number): SourceLocation {
  const { offset, length } = spanInNode(source, node, start, end);
  return locationAt(source, pointerOf(node), offset, length);
}

function spanInNode({ text }: SourceFile, node: Node, start: number, end: number) {
  const raw = text.slice(node.offset + 1, node.offset + node.length - 1);
  const from = toRawOffset(raw, start);
  return { offset: node.offset + 1 + from, length: toRawOffset(raw, end) - from };
}

/** The offset in the JSON source of a text (`raw`, with its escapes) for an offset in the unescaped text. */
function toRawOffset(raw: string, offset: number): number {
  let rawOffset = 0;
  for (let character = 0; character < offset && rawOffset < raw.length; character += 1) {
    if (raw[rawOffset] !== '\\') rawOffset += 1;
    else rawOffset += raw[rawOffset + 1] === 'u' ? 6 : 2;
  }
  return rawOffset;
}

/** The JSON Pointer for a path of names and indexes. */
export const toPointer = (path: readonly (string | number)[]) =>
  path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The names and indexes in a JSON Pointer. */
export const fromPointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The JSON Pointer to a node of a tree. */
export function pointerOf(node: Node): string {
  const path: (string | number)[] = [];
  for (let current = node; current.parent; current = current.parent) {
    const { parent } = current;
    if (parent.type === 'array') path.push(entryIndexes(parent).get(current) ?? 0);
    else if (parent.type === 'property') path.push(parent.children?.[0]?.value);
  }
  return toPointer(path.reverse());
}

/** The indexes of the entries of a list. Rules ask for all of them, and each search would be as long as the list. */
const entryIndexes = memoize(
  (list: Node): ReadonlyMap<Node, number> => new Map(list.children?.map((entry, index) => [entry, index])),
);

/** The values of an object by name; the first one of a repeated name. */
const valuesByName = memoize((object: Node): ReadonlyMap<string, Node> => {
  const byName = new Map<string, Node>();
  for (const { children: [key, value] = [] } of object.children ?? [])
    if (key && value && !byName.has(key.value)) byName.set(key.value, value);
  return byName;
});

/** The node at a pointer, or its innermost ancestor if it does not exist. */
function nodeAt({ source }: ParsedDocument, pointer: string): Node {
  let node = treeOf(source);
  for (const segment of fromPointer(pointer)) {
    const child = node.type === 'array' ? node.children?.[Number(segment)] : valuesByName(node).get(segment);
    if (!child) break;
    node = child;
  }
  return node;
}
