import { defineError } from '../define-diagnostic';
import { quotedList } from '../message-values';
import { didYouMean } from '../nearest';

/** `category` is what the name has to be, in words: “a measure”. The hint has room for twelve known names. */
export const unknownMeasure = defineError<
  [name: string, category: string, known: readonly string[], near?: string]
>({
  code: 'unknown-measure',
  about:
    'A name by which figures are found (a measure, a scope, a value of a scope, the name of a language test) is not among those that _site.json lists.',
  message: (name, category) => `“${name}” is not ${category} of this site.`,
  hint: (_name, _category, known, near) =>
    didYouMean(
      near,
      `Write ${quotedList(known.slice(0, 12), 'or')}, or add it to "measures" in _site.json: no table or tool finds it otherwise.`,
    ),
});
