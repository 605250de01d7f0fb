import type { SourceFile } from '../document/source';
import { parse } from './parse';

/** The content of a document that may be invalid; undefined if it is not JSON. */
export const unvalidatedContent = (source: SourceFile): unknown => parse(source).value?.value;

/** The content of the document at a path, which may be invalid; undefined if it is missing or not JSON. */
export function contentAt(documents: readonly SourceFile[], path: string): unknown {
  const source = documents.find((document) => document.path === path);
  return source && unvalidatedContent(source);
}
