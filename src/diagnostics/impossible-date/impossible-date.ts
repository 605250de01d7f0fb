import { defineWarning } from '../define-diagnostic';

export const impossibleDate = defineWarning<[found: string, lastDay: number]>({
  code: 'impossible-date',
  about: 'A text names a date that does not exist.',
  message: (found) => `“${found}” does not exist.`,
  hint: (_found, lastDay) => `Correct the day: the month has ${lastDay} days.`,
});
