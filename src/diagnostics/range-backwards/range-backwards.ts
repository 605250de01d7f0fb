import { defineDiagnostic } from '../define-diagnostic';

export const rangeBackwards = defineDiagnostic<[lower: number | string, upper: number | string]>({
  code: 'range-backwards',
  severity: 'error',
  about: 'The upper end of a range is not above its lower end.',
  message: (lower, upper) => {
    if (lower === upper) return `Both ends of this range are ${lower}.`;
    return `The ${wordFor(lower)} backwards: from ${lower} to ${upper}.`;
  },
  hint: (lower, upper) => {
    if (isDate(lower)) return `Write the earlier date first: ${upper}, then ${lower}.`;
    if (typeof lower === 'string') return 'Use the 24-hour clock: 17:30 is half past five in the afternoon.';
    return lower === upper
      ? 'For a single figure, delete the upper end.'
      : `Write the smaller number first: ${upper}, then ${lower}.`;
  },
});

/** `2026-09-01`; a time is `17:30`. */
const isDate = (end: number | string) => /^\d{4}-/.test(`${end}`);

function wordFor(end: number | string): string {
  if (isDate(end)) return 'dates run';
  return typeof end === 'string' ? 'times run' : 'range runs';
}
