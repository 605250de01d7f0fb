import { createHash } from 'node:crypto';
import { memoize } from './memoize';
import type { SourceFile } from './source';

export const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** A hash of the text of a document. */
export const digestOf = memoize(({ text }: SourceFile) => hash(text));
