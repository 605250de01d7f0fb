import type { Diagnostic, Place } from './diagnostic';

/** The upper end of a range is not above its lower end. */
export const rangeBackwards = (place: Place, lower: number, upper: number): Diagnostic => ({
  code: 'range-backwards',
  severity: 'error',
  place,
  message: `The range runs backwards: from ${lower} to ${upper}.`,
  hint:
    lower === upper
      ? 'For a single figure leave the upper end out.'
      : `Write the smaller number first: ${upper}, then ${lower}.`,
});
