import { defineError } from '../define-diagnostic';

/** The constraint that a number violates. `finite`: JSON.parse makes Infinity of a number such as 1e999. */
type Limit = { minimum: number } | { maximum: number } | { whole: true } | { finite: true };

export const outOfRange = defineError<[found: number, limit: Limit, advice?: string]>({
  code: 'out-of-range',
  about: 'A number is too small or too large, or has decimals where only whole numbers are allowed.',
  message: (found, limit) => {
    if (!Number.isFinite(found)) return `This number is too ${found > 0 ? 'large' : 'small'}.`;
    if ('minimum' in limit) return `${found} is too small; the minimum is ${limit.minimum}.`;
    if ('maximum' in limit) return `${found} is too large; the maximum is ${limit.maximum}.`;
    return `${found} is not a whole number.`;
  },
  hint: (found, limit, advice) => {
    if (!Number.isFinite(found)) return 'Check the number: it may have digits too many.';
    if (advice !== undefined) return advice;
    if ('minimum' in limit) return `Write ${limit.minimum} or more.`;
    if ('maximum' in limit) return `Write ${limit.maximum} or less.`;
    return `Write it without decimals: ${Math.round(found)}.`;
  },
});
