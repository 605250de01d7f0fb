import { defineError } from '../define-diagnostic';
import { excerpt } from '../message-values';

/** A number as written, and as pages would show it. */
export const inexactNumber = defineError<[written: string, shown: string]>({
  code: 'inexact-number',
  about: 'A number has more digits than can be kept, so pages would show another one.',
  message: (written, shown) => `${excerpt(written)} would become ${excerpt(shown)}.`,
  hint: (_written, shown) =>
    shown === '0'
      ? 'Write 0, or a number of at most 20 decimals.'
      : 'Write a number of at most 15 digits. If all digits matter, as in a code, write it in a text.',
});
