import { defineDiagnostic } from '../define-diagnostic';

export const rangeBackwards = defineDiagnostic<[lower: number | string, upper: number | string]>({
  code: 'range-backwards',
  severity: 'error',
  about: 'The upper end of a range is not above its lower end.',
  message: (lower, upper) => {
    if (lower === upper) return `Both ends of this range are ${lower}.`;
    return `The ${typeof lower === 'string' ? 'times run' : 'range runs'} backwards: from ${lower} to ${upper}.`;
  },
  hint: (lower, upper) => {
    if (typeof lower === 'string') return 'Use the 24-hour clock: 17:30 is half past five in the afternoon.';
    return lower === upper
      ? 'For a single figure, delete the upper end.'
      : `Write the smaller number first: ${upper}, then ${lower}.`;
  },
});
