import { overdueFact } from '../diagnostics/overdue-fact/overdue-fact';
import { pagesOption } from '../diagnostics/pages-option';
import { locationOfValue } from '../document/location';
import { daysUntil } from '../format/month-or-day';
import type { RegisteredFact } from '../generated/documents';
import { factsByName } from '../references/registers';
import type { Rule } from './rule';

/** How many days before the review of a fact its author is warned. */
export const noticeDays = 30;

/** Facts whose review is due soon or overdue. */
export const overdueFacts: Rule = ({ documents, sources: { today } }) => {
  if (today === undefined) return [];
  return [...factsByName(documents).values()].flatMap(({ name, fact, register, pointer }) => {
    const { reviewBy } = fact;
    return reviewBy === undefined || isReviewBeforeCheck(fact) || daysUntil(reviewBy, today) > noticeDays
      ? []
      : [
          overdueFact(
            locationOfValue(register.parsed, `${pointer}/reviewBy`),
            name,
            reviewBy,
            pagesOption(register.parsed.source), // for the command in the hint
          ),
        ];
  });
};

/**
 * Whether the review date is before the last check, which is a mistake and reported elsewhere (unlikely-fact-dates.ts).
 */
export const isReviewBeforeCheck = ({ checked, reviewBy }: RegisteredFact): boolean =>
  checked !== undefined && reviewBy !== undefined && reviewBy < checked.on;
