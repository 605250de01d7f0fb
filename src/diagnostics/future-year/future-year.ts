import { defineWarning } from '../define-diagnostic';

export const futureYear = defineWarning<[found: number]>({
  code: 'future-year',
  about: 'Figures are dated more than one year ahead.',
  message: (found) => `The year ${found} has not begun.`,
  hint: 'Write the year that the figures are from.',
});
