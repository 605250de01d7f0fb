import { defineDiagnostic } from '../define-diagnostic';
import { excerpt } from '../excerpt';

/** What the text is, such as a link; or, where that has no word of its own, the property that it is the value of. */
export type Name = { noun: string } | { property: string };

export const malformedValue = defineDiagnostic<[name: Name, found: string, advice: string]>({
  code: 'malformed-value',
  severity: 'error',
  about: 'A text does not have the format that is needed, such as a link or an email address.',
  message: (name, found) => {
    if (found === '') return 'This text is empty.';
    if (found.trim() === '') return 'This text has only spaces.';
    if (found !== found.trim())
      return `“${excerpt(found)}” has a space at the ${found === found.trimEnd() ? 'start' : 'end'}.`;
    if (lineBreak.test(found)) return 'This text contains a line break.';
    if ('noun' in name ? name.noun === 'date' && isDay.test(found) : isImpossible(found))
      return `The date “${found}” does not exist.`;
    return 'noun' in name
      ? `The ${name.noun} “${excerpt(found)}” is not written correctly.`
      : `“${name.property}” cannot be “${excerpt(found)}”.`;
  },
  hint: (_name, _found, advice) => advice,
});

const isDay = /^\d{4}-\d\d-\d\d$/;

/** A day of a month that has fewer. */
function isImpossible(found: string): boolean {
  const [year = 0, month = 0, day = 0] = isDay.test(found) ? found.split('-').map(Number) : [];
  return month >= 1 && month <= 12 && day > new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const lineBreak = /[\r\n\u2028\u2029]/;
