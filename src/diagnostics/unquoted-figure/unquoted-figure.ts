import { defineWarning } from '../define-diagnostic';
import type { Fix } from '../diagnostic';
import { quotedList } from '../message-values';

/** `found` begins the message; `names` are the facts that have the figure, and `fix` puts a quote in its place. */
export const unquotedFigure = defineWarning<
  [found: string, names: readonly string[], register: string, fix?: Fix]
>({
  code: 'unquoted-figure',
  about: 'A page with a register types a figure instead of quoting it.',
  message: (found, names) =>
    names.length === 0
      ? `${found} is in no register.`
      : `${found} is typed here, and is in the register as ${quotedList(names, 'or')}.`,
  hint: (_found, names, register, fix) => {
    if (names.length === 0) return `Add it to _facts/${register}.json with its source, and quote it here.`;
    return fix ? `Write ${fix.text} instead.` : 'Quote the one that is meant.';
  },
  fix: (_found, _names, _register, fix) => fix,
});
