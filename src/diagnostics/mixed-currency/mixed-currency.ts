import { defineWarning } from '../define-diagnostic';

export const mixedCurrency = defineWarning<[found: string, common: string]>({
  code: 'mixed-currency',
  about: 'The amounts of a block are in a different currency from the rest of the page.',
  message: (found, common) => `This block is in ${found}, but the page is in ${common}.`,
  hint: 'Use one currency on the page. If a single amount is in another one, say so there: { "from": 500, "currency": "USD" }.',
});
