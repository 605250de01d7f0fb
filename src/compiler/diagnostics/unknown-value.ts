import type { Diagnostic, Place } from './diagnostic';
import { excerpt } from './excerpt';
import { listed } from './listed';
import { didYouMean } from './nearest';

/** A word outside a closed list. */
export const unknownValue = (
  place: Place,
  found: string,
  known: readonly string[],
  near?: string,
): Diagnostic => ({
  code: 'unknown-value',
  severity: 'error',
  place,
  message: `“${excerpt(found)}” is not one of the words known here.`,
  hint: didYouMean(near, `Known here: ${listed(known, 'or')}.`),
});
