import { firstDayOf, lastDayOf, yearsLater } from '../format/month-or-day';
import type { DatedIntake } from '../generated/documents';
import { factAsWritten, type LocatedFact } from '../references/registers';
import { monthName, monthsNamed } from './dates-in-texts';
import { isReviewBeforeCheck } from './overdue-facts';

/** What is wrong with a date. The pointer is relative to the fact, or to the document if there is no fact. */
export type DateProblem = readonly [pointer: string, message: string, hint: string];

const writeActualDay = 'Write the day that it was.';

/** Dates of a fact that are impossible, or most likely mistakes. The pointers are relative to the fact. */
export function unlikelyFactDates(
  located: LocatedFact,
  today: string,
  language: string,
): readonly DateProblem[] {
  const { value, checked, past = [], next, title, scope = {}, reviewBy } = factAsWritten(located);
  const found: DateProblem[] = [];
  for (const [pointer, check] of [
    ['', checked],
    ['/next', next?.checked],
  ] as const)
    if (check?.on !== undefined && check.on > today)
      found.push([
        `${pointer}/checked/on`,
        `Nobody can have checked this yet: ${check.on} has not come.`,
        writeActualDay,
      ]);
  if (found.length === 0 && isReviewBeforeCheck(factAsWritten(located)))
    found.push([
      '/reviewBy',
      `It is to be looked at again by ${reviewBy}, before it was checked on ${checked?.on}.`,
      'Write a day after the one on which it was checked.',
    ]);
  past.forEach(({ until }, index) => {
    if (until !== undefined && firstDayOf(until) > today)
      found.push([
        `/past/${index}/until`,
        `An earlier value cannot hold until ${until}, which has not come.`,
        'Write until when it held.',
      ]);
  });
  if (next && firstDayOf(next.from) > yearsLater(today, 5))
    found.push(['/next/from', `${next.from} is many years ahead.`, 'Compare the year with the source.']);
  if (!('intake' in value)) return found;
  const ofIntake = intakeProblem(value.intake, [title, ...Object.values(scope)], today, language);
  return ofIntake ? [...found, ofIntake] : found;
}

/** The first of the mistakes that the dates of an intake may have. `names` are texts that may name its month. */
function intakeProblem(
  { starts, apply }: DatedIntake,
  names: readonly string[],
  today: string,
  language: string,
): DateProblem | undefined {
  const namedMonths = [...new Set(names.flatMap((name) => monthsNamed(name, language)))];
  const month = Number(starts.slice(5, 7)) - 1;
  const intakePointer = '/value/intake';
  if (firstDayOf(starts) > yearsLater(today, 3))
    return [`${intakePointer}/starts`, `This intake is many years ahead: ${starts}.`, 'Write the next one.'];
  if (namedMonths.length === 1 && namedMonths[0] !== month)
    return [
      `${intakePointer}/starts`,
      `Its title says ${monthName(namedMonths[0] ?? 0, language)}, but it starts in ${monthName(month, language)}.`,
      'Correct the title or the date.',
    ];
  if (!apply) return undefined;
  const closesAfterStart =
    apply.until.length === starts.length ? apply.until > starts : firstDayOf(apply.until) > lastDayOf(starts);
  if (closesAfterStart)
    return [
      `${intakePointer}/apply/until`,
      `Applications end in ${apply.until}, after the start in ${starts}.`,
      'Write the last day on which one can apply for this start.',
    ];
  if (apply.advised !== undefined && lastDayOf(apply.until) < lastDayOf(apply.advised))
    return [
      `${intakePointer}/apply/advised`,
      `Applications end in ${apply.until}, before the date that is advised: ${apply.advised}.`,
      'Advise an earlier date, or correct the closing date.',
    ];
  if (apply.from !== undefined && yearsLater(firstDayOf(apply.from), 3) < firstDayOf(starts))
    return [
      `${intakePointer}/apply/from`,
      `Applications from ${apply.from} on are more than three years before the start in ${starts}.`,
      'Compare the year with the source.',
    ];
  return undefined;
}
