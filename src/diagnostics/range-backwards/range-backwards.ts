import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** The upper end of a range is not above its lower end. */
export const rangeBackwards = <End extends number | string>(
  location: SourceLocation,
  lower: End,
  upper: End,
): Diagnostic => ({
  code: 'range-backwards',
  severity: 'error',
  location,
  message: `The range runs backwards: from ${lower} to ${upper}.`,
  hint:
    typeof lower === 'string'
      ? 'Write times by the 24-hour clock: 17:30 for half past five in the afternoon.'
      : lower === upper
        ? 'For a single figure leave the upper end out.'
        : `Write the smaller number first: ${upper}, then ${lower}.`,
});
