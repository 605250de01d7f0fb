import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** The upper end of a range is not above its lower end. */
export const rangeBackwards = (location: SourceLocation, lower: number, upper: number): Diagnostic => ({
  code: 'range-backwards',
  severity: 'error',
  location,
  message: `The range runs backwards: from ${lower} to ${upper}.`,
  hint:
    lower === upper
      ? 'For a single figure leave the upper end out.'
      : `Write the smaller number first: ${upper}, then ${lower}.`,
});
