import { defineDiagnostic } from '../define-diagnostic';

export const contradictoryYear = defineDiagnostic<[fact: string, year: number, place: string]>({
  code: 'contradictory-year',
  severity: 'error',
  about: 'A year is typed beside a quoted figure of another year.',
  message: (fact, year, place) => `“${fact}” is of ${year} (${place}).`,
  hint: 'Leave “asOf” out: a quoted figure brings its year. If the year has changed, change it in the register.',
});
