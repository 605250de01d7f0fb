import { hash as digest } from 'node:crypto';
import { memoize } from './memoize';
import type { SourceFile } from './source';

export const hash = (text: string) => digest('sha256', text, 'base64');

/** Hash of a document's text. */
export const digestOf = memoize(({ text }: SourceFile) => hash(text));
