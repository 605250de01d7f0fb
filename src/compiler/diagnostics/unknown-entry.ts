import type { Diagnostic, Place } from './diagnostic';
import { listed } from './listed';
import { didYouMean } from './nearest';

/** A name that no entry of its collection has. */
export const unknownEntry = (
  place: Place,
  found: string,
  known: readonly string[],
  near?: string,
): Diagnostic => ({
  code: 'unknown-entry',
  severity: 'error',
  place,
  message: `There is no entry “${found}” in the collection.`,
  hint: didYouMean(near, `Its entries: ${listed(known)}.`),
});
