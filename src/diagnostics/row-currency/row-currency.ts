import { defineDiagnostic } from '../define-diagnostic';

export const rowCurrency = defineDiagnostic<[found: string, common: string]>({
  code: 'row-currency',
  severity: 'warning',
  about: 'One sum of a table is in another currency than all others.',
  message: (found, common) => `This sum is in ${found}; all other sums in the table are in ${common}.`,
  hint: (_found, common) => `Write the sum in ${common} and delete "currency".`,
});
