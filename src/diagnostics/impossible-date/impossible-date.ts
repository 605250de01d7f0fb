import { defineDiagnostic } from '../define-diagnostic';

export const impossibleDate = defineDiagnostic<[found: string, lastDay: number]>({
  code: 'impossible-date',
  severity: 'warning',
  about: 'A text names a date that does not exist.',
  message: (found) => `“${found}” does not exist.`,
  hint: (_found, lastDay) => `Correct the day: the month has ${lastDay} days.`,
});
