import { defineWarning } from '../define-diagnostic';

export const oldRate = defineWarning<[day: string]>({
  code: 'old-rate',
  about: 'The rates of exchange are of a day more than three months ago.',
  message: (day) => `These rates are of ${day}.`,
  hint: 'Write the rates of a recent day, and that day in “asOf”.',
});
