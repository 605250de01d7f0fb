import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';

/** A text that promises what others decide. */
export const promisedOutcome = (location: SourceLocation, found: string): Diagnostic => ({
  code: 'promised-outcome',
  severity: 'warning',
  location,
  message: `“${excerpt(found)}” promises an outcome.`,
  hint: 'Say what we do, not what others decide. The phrases stand in _site.json under “promises”.',
});
