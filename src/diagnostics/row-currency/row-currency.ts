import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** The only sum of a table that is in another currency. */
export const rowCurrency = (location: SourceLocation, found: string, common: string): Diagnostic => ({
  code: 'row-currency',
  severity: 'warning',
  location,
  message: `This sum is in ${found}; all other sums in the table are in ${common}.`,
  hint: `Write the sum in ${common} and delete "currency".`,
});
