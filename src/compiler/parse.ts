import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { duplicateKey } from '../diagnostics/duplicate-key/duplicate-key';
import { explainSyntaxError } from '../diagnostics/explain/syntax-error';
import { unreadableCharacter } from '../diagnostics/explain/unreadable-character';
import { syntaxError } from '../diagnostics/syntax-error/syntax-error';
import { detectForeignContent } from '../document/detect-foreign-content';
import { jsonStructure, type RepeatedKey } from '../document/json-structure';
import { lineAt, locationAt, toPointer } from '../document/location';
import { memoize } from '../document/memoize';
import { parseJson } from '../document/parse-json';
import type { ParsedDocument } from '../document/parsed-document';
import type { SourceFile } from '../document/source';
import { readTree } from '../document/tree';

/** `parseText`, memoized by source file. */
export const parse = memoize(parseText);

/** Parses a document. The value is undefined if it is not JSON. */
export function parseText(source: SourceFile): Outcome<ParsedDocument | undefined> {
  const { tooDeepOffset, repeatedKeys } = jsonStructure(source.text);
  if (tooDeepOffset !== undefined)
    return { value: undefined, diagnostics: [tooDeeplyNested(source, tooDeepOffset)] };
  const value = parseJson(source.text);
  if (value === undefined) {
    const [problem = explainSyntaxError(source, readTree(source).errors[0])] = [
      ...foreignContent(source),
      ...unreadableCharacter(source),
    ];
    return { value: undefined, diagnostics: [problem] };
  }
  return { value: { source, value }, diagnostics: duplicateKeys(source, repeatedKeys) };
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

const duplicateKeys = (source: SourceFile, repeatedKeys: readonly RepeatedKey[]): readonly Diagnostic[] =>
  repeatedKeys.map(({ key, path, offset, length, firstOffset }) =>
    duplicateKey(
      locationAt(source, toPointer(path), offset, length),
      key,
      lineAt(source.text, firstOffset).line,
    ),
  );
