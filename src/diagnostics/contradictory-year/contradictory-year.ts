import { defineError } from '../define-diagnostic';

/** `fact` is what is quoted, `year` the year that its register gives, and `position` the file and line there. */
export const contradictoryYear = defineError<[fact: string, year: number, position: string]>({
  code: 'contradictory-year',
  about: 'A year is typed beside a quoted figure of another year.',
  message: (fact, year, position) => `“${fact}” is of ${year} (${position}).`,
  hint: 'Leave “asOf” out: a quoted figure brings its year. If the year has changed, change it in the register.',
});
