import { defineDiagnostic } from '../define-diagnostic';

export const impossibleDate = defineDiagnostic<[found: string, last: number]>({
  code: 'impossible-date',
  severity: 'warning',
  about: 'A text names a date that does not exist.',
  message: (found) => `“${found}” does not exist.`,
  hint: (_found, last) => `Correct the day: the month has ${last} days.`,
});
