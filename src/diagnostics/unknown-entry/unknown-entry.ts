import { defineError } from '../define-diagnostic';
import { quotedList } from '../message-values';
import { didYouMean } from '../nearest';

export const unknownEntry = defineError<
  [collection: string, found: string, known: readonly string[], near?: string]
>({
  code: 'unknown-entry',
  about: 'An id is used that no entry of the collection has.',
  message: (collection, found) => `No entry of “${collection}” has the id “${found}”.`,
  hint: (_collection, _found, known, near) =>
    didYouMean(near, `Choose one of these: ${quotedList(known, 'or')}.`),
  unknown: (container, name, _known, near) => ({ type: 'entry', name, near, container }),
});
