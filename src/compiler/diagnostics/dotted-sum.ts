import type { Diagnostic, Place } from './diagnostic';

/** A sum or a count with a dot for its thousands: to JSON, 28.000 is 28. */
export const dottedSum = (place: Place, found: string): Diagnostic => ({
  code: 'dotted-sum',
  severity: 'warning',
  place,
  message: `${found} is read as ${Number(found)}.`,
  hint: `Write ${found.replace('.', '')}: a dot begins decimals.`,
});
