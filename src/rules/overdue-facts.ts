import { overdueFact } from '../diagnostics/overdue-fact/overdue-fact';
import { pagesOption } from '../diagnostics/pages-option';
import { locationOfValue } from '../document/location';
import { daysUntil } from '../format/month-or-day';
import type { RegisteredFact } from '../generated/documents';
import { forEachFact, type Rule } from './rule';

/** How many days before the review of a fact its author is warned. */
export const noticeDays = 30;

/** Facts whose review is due soon or overdue. */
export const overdueFacts: Rule = forEachFact(({ name, fact, register, pointer }, today) => {
  const { reviewBy } = fact;
  if (reviewBy === undefined || isReviewBeforeCheck(fact) || daysUntil(reviewBy, today) > noticeDays)
    return [];
  const location = locationOfValue(register.parsed, `${pointer}/reviewBy`);
  // The last argument is for the command in the hint.
  return [overdueFact(location, name, reviewBy, pagesOption(register.parsed.source))];
});

/**
 * Whether the review date is before the last check, which is a mistake and reported elsewhere (unlikely-fact-dates.ts).
 */
export const isReviewBeforeCheck = ({ checked, reviewBy }: RegisteredFact): boolean =>
  checked !== undefined && reviewBy !== undefined && reviewBy < checked.on;
