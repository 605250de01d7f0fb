import { defineError } from '../define-diagnostic';

export const rangeBackwards = defineError<
  [lower: number | string, upper: number | string, names?: readonly [lower: string, upper: string]]
>({
  code: 'range-backwards',
  about: 'The upper end of a range is not above its lower end.',
  message: (lower, upper) => {
    if (lower === upper) return `Both ends of this range are ${lower}.`;
    return `The ${subjectAndVerb(lower)} backwards: from ${lower} to ${upper}.`;
  },
  hint: (lower, upper, [first, last] = ['from', 'to']) => {
    if (isDate(lower)) return `“${first}” is before “${last}”: correct one of them, or exchange the two.`;
    if (typeof lower === 'string')
      return 'Write when it closes. If it is open all day, write “00:00” and “24:00”.';
    return lower === upper
      ? 'For a single figure, delete the upper end.'
      : `Write the smaller number first: ${upper}, then ${lower}.`;
  },
});

/**
 * Whether an end of a range is a date (`2026-09-01`), and not a time (`17:30`) or a number. Of two times only equal
 * ones are wrong, because the second may be on the next day.
 */
const isDate = (end: number | string) => /^\d{4}-/.test(`${end}`);

const subjectAndVerb = (end: number | string): string => (isDate(end) ? 'dates run' : 'range runs');
