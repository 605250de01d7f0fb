import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A sum or a count with a dot for its thousands: to JSON, 28.000 is 28. */
export const dottedSum = (location: SourceLocation, found: string): Diagnostic => ({
  code: 'dotted-sum',
  severity: 'warning',
  location,
  message: `${found} is read as ${Number(found)}.`,
  hint: `Write ${found.replace('.', '')}: a dot begins decimals.`,
});
