import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../nearest';

/** A name that is not in the icon set. */
export const unknownIcon = (location: SourceLocation, found: string, near?: string): Diagnostic => ({
  code: 'unknown-icon',
  severity: 'error',
  location,
  message: `There is no icon “${found}”.`,
  hint: didYouMean(near, 'Look for another one at lucide.dev/icons.'),
});
