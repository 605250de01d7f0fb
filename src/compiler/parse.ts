import type { Node } from 'jsonc-parser';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { duplicateKey } from '../diagnostics/duplicate-key/duplicate-key';
import { explainSyntaxError } from '../diagnostics/explain/syntax-error';
import { unreadableCharacter } from '../diagnostics/explain/unreadable-character';
import { syntaxError } from '../diagnostics/syntax-error/syntax-error';
import { detectForeignContent } from '../document/detect-foreign-content';
import { lineAt, locationAt, pointerOf, toPointer } from '../document/location';
import { memoize } from '../document/memoize';
import { parseJson } from '../document/parse-json';
import type { ParsedDocument } from '../document/parsed-document';
import type { SourceFile } from '../document/source';
import { maxDepth, readTree } from '../document/tree';

/** `parseText`, memoized by source file. */
export const parse = memoize(parseText);

/**
 * Parses a document. The value is undefined if it is not JSON. The slower parser, which records offsets, runs only if
 * the text is not JSON or may have duplicate keys.
 */
export function parseText(source: SourceFile): Outcome<ParsedDocument | undefined> {
  const value = parseJson(source.text);
  const mayHaveErrors = value === undefined || countKeys(value) !== countKeyEnds(source.text);
  if (!mayHaveErrors) return { value: { source, value }, diagnostics: [] };

  const { tree, errors, tooDeepOffset } = readTree(source);
  if (tooDeepOffset !== undefined)
    return { value: undefined, diagnostics: [tooDeeplyNested(source, tooDeepOffset)] };
  if (value === undefined || !tree) {
    const [problem = explainSyntaxError(source, errors[0])] = [
      ...foreignContent(source),
      ...unreadableCharacter(source),
    ];
    return { value: undefined, diagnostics: [problem] };
  }
  return { value: { source, value }, diagnostics: duplicateKeys(source, tree) };
}

/** A file that is not JSON at all and has to be replaced. Its beginning is enough to tell what it is. */
function foreignContent(source: SourceFile): readonly Diagnostic[] {
  const found = detectForeignContent(source.text.slice(0, 500));
  return found
    ? [syntaxError(locationAt(source, '', 0, 1), `This file is ${found.description}.`, found.advice)]
    : [];
}

const tooDeeplyNested = (source: SourceFile, offset: number) =>
  syntaxError(
    locationAt(source, '', offset, 1),
    'Lists and objects are nested too deeply here.',
    'No document has so many levels: delete the brackets that are too many.',
  );

/** A colon after a quotation mark: the end of every property name, and occasionally a quotation within a text. */
const keyEnd = /"\s*:/g;

function countKeyEnds(text: string): number {
  let ends = 0;
  while (keyEnd.test(text)) ends += 1; // counted without collecting the matches, since large sites have millions
  return ends;
}

/**
 * Counts the properties in a value, at any depth. The count is lower than that of names in the text if a name is
 * repeated in an object. `NaN` if the value is nested too deeply.
 */
function countKeys(value: unknown, depth = 1): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > maxDepth) return Number.NaN;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const entry of value) keys += countKeys(entry, depth + 1);
  } else {
    for (const key in value) keys += 1 + countKeys((value as Record<string, unknown>)[key], depth + 1);
  }
  return keys;
}

function duplicateKeys(source: SourceFile, node: Node): readonly Diagnostic[] {
  const children = node.children ?? [];
  const nested = children.flatMap((child) => duplicateKeys(source, child));
  if (node.type !== 'object') return nested;

  const firstNodeByKey = new Map<string, Node>();
  const duplicates = children.flatMap((property) => {
    const key = property.children?.[0];
    if (!key) return [];
    const earlier = firstNodeByKey.get(key.value);
    if (!earlier) {
      firstNodeByKey.set(key.value, key);
      return [];
    }
    const location = locationAt(source, pointerOf(node) + toPointer([key.value]), key.offset, key.length);
    return [duplicateKey(location, key.value, lineAt(source.text, earlier.offset).line)];
  });
  return [...duplicates, ...nested];
}
