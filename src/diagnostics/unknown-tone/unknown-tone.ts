import { defineError } from '../define-diagnostic';
import { quotedList } from '../message-values';
import { didYouMean } from '../nearest';

export const unknownTone = defineError<[found: string, known: readonly string[], near?: string]>({
  code: 'unknown-tone',
  about: 'The theme has no tone, a named set of colours, of this name.',
  message: (found) => `Unknown tone “${found}”.`,
  hint: (_found, known, near) =>
    didYouMean(near, `Choose ${quotedList(known, 'or')}, or add it to the tones of _theme.json.`),
  unknown: (name, _known, near) => ({ type: 'tone', name, near }),
});
