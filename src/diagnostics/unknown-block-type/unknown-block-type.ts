import { defineError } from '../define-diagnostic';
import { excerpt, quotedList } from '../message-values';
import { didYouMean } from '../nearest';

export const unknownBlockType = defineError<[found: string, known: readonly string[], near?: string]>({
  code: 'unknown-block-type',
  about: 'The type of a block is misspelt or does not exist.',
  message: (found) => `Unknown block type “${excerpt(found)}”.`,
  hint: (_found, known, near) => didYouMean(near, `Choose one of these: ${quotedList(known, 'or')}.`),
});
