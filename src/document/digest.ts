import { hash as digest } from 'node:crypto';
import { memoize } from './memoize';
import type { SourceFile } from './source';

export const hash = (text: string) => digest('sha256', text, 'base64');

/** A hash of the text of a document. */
export const digestOf = memoize(({ text }: SourceFile) => hash(text));
