import { hash as digest } from 'node:crypto';
import { memoize } from './memoize';
import type { SourceFile } from './source';

/** SHA-256 in base64, as content security policies write it after `sha256-`. */
export const hash = (content: string | Uint8Array) => digest('sha256', content, 'base64');

/** The first eight characters of a hash, for names of files that change with their content. */
export const shortHash = (content: string | Uint8Array) => digest('sha256', content, 'base64url').slice(0, 8);

/** Hash of a document's text. */
export const hashOfDocument = memoize(({ text }: SourceFile) => hash(text));
