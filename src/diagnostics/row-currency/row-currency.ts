import { defineWarning } from '../define-diagnostic';

export const rowCurrency = defineWarning<[found: string, common: string]>({
  code: 'row-currency',
  about: 'One row of a table has a sum in a different currency from those of all other rows.',
  message: (found, common) => `This sum is in ${found}; all other sums in the table are in ${common}.`,
  hint: (_found, common) => `Write the sum in ${common} and delete "currency".`,
});
