import { daysUntil } from '../../format/month-or-day';
import type { LocatedFact } from '../../references/registers';
import { noticeDays } from '../../rules/overdue-facts';

/** A fact with the date of its review. */
export interface DueFact {
  located: LocatedFact;
  reviewBy: string;
  /** Days until the review; negative if overdue. */
  days: number;
}

/** Facts that are due for review within 30 days or overdue, most urgent first. */
export const dueFacts = (facts: Iterable<LocatedFact>, today: string): readonly DueFact[] =>
  byReviewDate(facts, today).filter(({ days }) => days <= noticeDays);

/** The fact that is due for review next. */
export const nextDue = (facts: Iterable<LocatedFact>, today: string): DueFact | undefined =>
  byReviewDate(facts, today)[0];

/** By when a fact is due, in words. It is overdue from the day after. */
export const describeDue = ({ reviewBy, days }: DueFact): string =>
  days < 0 ? `overdue since ${reviewBy}` : `due by ${reviewBy}`;

/** The facts with a date of review, those due first at the beginning. */
function byReviewDate(facts: Iterable<LocatedFact>, today: string): readonly DueFact[] {
  const withReviewDate = [...facts].flatMap((located): DueFact[] => {
    const { reviewBy } = located.fact;
    return reviewBy === undefined ? [] : [{ located, reviewBy, days: daysUntil(reviewBy, today) }];
  });
  return withReviewDate.sort((a, b) => a.days - b.days || (a.located.name < b.located.name ? -1 : 1));
}
