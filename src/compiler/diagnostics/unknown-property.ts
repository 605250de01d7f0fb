import type { Diagnostic, Place } from './diagnostic';
import { listed } from './listed';
import { didYouMean } from './nearest';

/** A property that the schema does not name. */
export const unknownProperty = (
  place: Place,
  found: string,
  known: readonly string[],
  near?: string,
): Diagnostic => ({
  code: 'unknown-property',
  severity: 'error',
  place,
  message: `There is no property “${found}” here.`,
  hint: didYouMean(near, `Known here: ${listed(known)}.`),
});
