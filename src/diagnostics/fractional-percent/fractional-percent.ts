import { defineWarning } from '../define-diagnostic';

export const fractionalPercent = defineWarning<[found: number]>({
  code: 'fractional-percent',
  about: 'A percentage is below 1: it was probably written as a fraction, as in a spreadsheet.',
  message: (found) => `${found} is less than one percent.`,
  // Rounded, because 0.07 * 100 is 7.000000000000001.
  hint: (found) =>
    `Percentages run from 0 to 100: for ${Number((found * 100).toPrecision(6))} % write ${Number((found * 100).toPrecision(6))}.`,
});
