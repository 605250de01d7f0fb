import { defineError } from '../define-diagnostic';
import { excerpt, quotedList } from '../message-values';
import { didYouMean } from '../nearest';

export const unknownKind = defineError<[found: string, known: readonly string[], near?: string]>({
  code: 'unknown-kind',
  about: 'A page or a list names a kind of page that _kinds.json does not have.',
  message: (found) => `No kind of page is called “${excerpt(found)}”.`,
  hint: (_found, known, near) =>
    didYouMean(near, `Write ${quotedList(known, 'or')}, or add the kind to _kinds.json.`),
  unknown: (name, _known, near) => ({ type: 'kind', name, near }),
});
