import { defineError } from '../define-diagnostic';

type Limit = { minimum: number } | { maximum: number };

export const wrongCount = defineError<[found: number, limit: Limit]>({
  code: 'wrong-count',
  about: 'A list has too few or too many entries.',
  message: (found, limit) => {
    if (found === 0) return 'There are no entries here.';
    return 'minimum' in limit
      ? `Too few entries: ${found}, the minimum is ${limit.minimum}.`
      : `Too many entries: ${found}, the limit is ${limit.maximum}.`;
  },
  hint: (found, limit) =>
    'minimum' in limit
      ? `Add at least ${inWords(limit.minimum - found)}, or delete the whole property if it is optional.`
      : `Delete at least ${inWords(found - limit.maximum)}.`,
});

const inWords = (count: number) => (count === 1 ? 'one' : String(count));
