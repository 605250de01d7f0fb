import { defineDiagnostic } from '../define-diagnostic';

export const zeroAmount = defineDiagnostic({
  code: 'zero-amount',
  severity: 'warning',
  about: 'A price or another amount is 0.',
  message: 'This amount is 0.',
  hint: 'Write the real amount. If it is free, delete the row or say so in a text.',
});
