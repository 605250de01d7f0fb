import { findNodeAtLocation, getNodePath, type Node } from 'jsonc-parser';
import type { Place } from './diagnostics/diagnostic';
import type { ParsedDocument } from './parse';
import type { SourceFile } from './source';
import { treeOf } from './tree';

/** The line and column of an offset, both from 1. */
export function lineAt(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** The place of a span of text; a span over several lines is cut at the end of the first. */
export function placeAt(source: SourceFile, pointer: string, offset: number, length: number): Place {
  const { file, text } = source;
  const lineEnd = text.indexOf('\n', offset);
  const end = lineEnd === -1 ? text.length : text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
  return { file, pointer, ...lineAt(text, offset), length: Math.max(1, Math.min(length, end - offset)) };
}

/** The place of a file that is no document. */
export const placeOfFile = (file: string): Place => ({ file, pointer: '', line: 1, column: 1, length: 1 });

/** The place of the value at a pointer. */
export function placeOfValue(document: ParsedDocument, pointer: string): Place {
  const node = nodeAt(document, pointer);
  return placeAt(document.source, pointer, node.offset, node.length);
}

/** The place of the name of the property at a pointer; of the value itself for an entry of a list or the document. */
export function placeOfKey(document: ParsedDocument, pointer: string): Place {
  const node = nodeAt(document, pointer);
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const shown = key ?? node;
  return placeAt(document.source, pointer, shown.offset, shown.length);
}

/**
 * The place of a part of the text at a pointer. `start` and `end` count in the text as it reads; in the document a
 * sign may be written with an escape (`\"`, `\u20ac`), which is longer.
 */
export function placeInText(document: ParsedDocument, pointer: string, start: number, end: number): Place {
  const { offset, length } = spanInText(document, pointer, start, end);
  return placeAt(document.source, pointer, offset, length);
}

/** Where that part is written in the document's own text. */
export function spanInText(
  document: ParsedDocument,
  pointer: string,
  start: number,
  end: number,
): { offset: number; length: number } {
  const node = nodeAt(document, pointer);
  const raw = document.source.text.slice(node.offset + 1, node.offset + node.length - 1);
  const from = writtenOffset(raw, start);
  return { offset: node.offset + 1 + from, length: writtenOffset(raw, end) - from };
}

function writtenOffset(raw: string, offset: number): number {
  let written = 0;
  for (let read = 0; read < offset && written < raw.length; read += 1) {
    if (raw[written] !== '\\') written += 1;
    else written += raw[written + 1] === 'u' ? 6 : 2;
  }
  return written;
}

export const toPointer = (path: readonly (string | number)[]) =>
  path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const fromPointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

export const pointerOf = (node: Node) => toPointer(getNodePath(node));

function nodeAt({ source }: ParsedDocument, pointer: string): Node {
  let node = treeOf(source);
  for (const segment of fromPointer(pointer)) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (!next) break;
    node = next;
  }
  return node;
}
