import { defineError } from '../define-diagnostic';
import { excerpt } from '../message-values';
import { hasLineBreak, hasVisibleCharacter } from './format-advice';

/** What the text is, such as a link; otherwise the property that holds it. */
export type ValueName = { noun: string } | { property: string };

export const malformedValue = defineError<[name: ValueName, found: string, advice: string]>({
  code: 'malformed-value',
  about: 'A text does not have the format that is needed, such as a link or an email address.',
  message: (name, found) => {
    if (found === '') return 'This text is empty.';
    if (found.trim() === '') return 'This text has only spaces.';
    if (!hasVisibleCharacter(found)) return 'This text has only characters that nobody sees.';
    if (found !== found.trim())
      return `“${excerpt(found)}” has a space at the ${found === found.trimEnd() ? 'start' : 'end'}.`;
    if (hasLineBreak(found)) return 'This text contains a line break.';
    const days = daysIfExceeded(found);
    if (days !== undefined) return `The date “${found}” does not exist: that month has ${days} days.`;
    if ('noun' in name && name.noun === 'date' && dayPattern.test(found))
      return `The date “${found}” does not exist.`;
    return 'noun' in name
      ? `The ${name.noun} “${excerpt(found)}” is not written correctly.`
      : `“${name.property}” cannot be “${excerpt(found)}”.`;
  },
  hint: (_name, _found, advice) => advice,
});

/** A date, whether or not it exists. */
const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** The number of days in the month of a date whose day is beyond them; undefined for other dates and texts. */
function daysIfExceeded(found: string): number | undefined {
  const [year = 0, month = 0, day = 0] = dayPattern.test(found) ? found.split('-').map(Number) : [];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day > last ? last : undefined;
}
