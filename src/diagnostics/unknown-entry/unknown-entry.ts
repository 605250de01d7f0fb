import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { listed } from '../listed';
import { didYouMean } from '../nearest';

/** A name that no entry of its collection has. */
export const unknownEntry = (
  location: SourceLocation,
  found: string,
  known: readonly string[],
  near?: string,
): Diagnostic => ({
  code: 'unknown-entry',
  severity: 'error',
  location,
  message: `There is no entry “${found}” in the collection.`,
  hint: didYouMean(near, `Its entries: ${listed(known)}.`),
});
