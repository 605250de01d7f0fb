import { defineDiagnostic } from '../define-diagnostic';

export const oldRate = defineDiagnostic<[day: string]>({
  code: 'old-rate',
  severity: 'warning',
  about: 'The rates of exchange are of a day more than three months ago.',
  message: (day) => `These rates are of ${day}.`,
  hint: 'Write the rates of a recent day, and that day in “asOf”.',
});
