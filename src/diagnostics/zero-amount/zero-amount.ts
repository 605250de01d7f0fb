import { defineWarning } from '../define-diagnostic';

export const zeroAmount = defineWarning({
  code: 'zero-amount',
  about: 'A price or another amount is 0.',
  message: 'This amount is 0.',
  hint: 'Write the real amount. If it is free, delete the row or say so in a text.',
});
