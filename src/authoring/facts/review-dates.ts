import { daysUntil } from '../../format/month-or-day';
import type { LocatedFact } from '../../references/registers';
import { noticeDays } from '../../rules/overdue-facts';

/** A fact with the date of its review. */
export interface FactToReview {
  located: LocatedFact;
  reviewBy: string;
  /** Days until the review; negative if overdue. */
  days: number;
}

/** The facts with a date of review, those due first at the beginning. */
export const byReviewDate = (facts: Iterable<LocatedFact>, today: string): readonly FactToReview[] =>
  [...facts]
    .flatMap((located): FactToReview[] => {
      const { reviewBy } = located.fact;
      return reviewBy === undefined ? [] : [{ located, reviewBy, days: daysUntil(reviewBy, today) }];
    })
    .sort((a, b) => a.days - b.days || (a.located.name < b.located.name ? -1 : 1));

/** Whether a fact is due for review within 30 days, or overdue. */
export const isDue = ({ days }: FactToReview): boolean => days <= noticeDays;

/** By when a fact is due, in words. It is overdue from the day after. */
export const describeDue = ({ reviewBy, days }: FactToReview): string =>
  days < 0 ? `overdue since ${reviewBy}` : `due by ${reviewBy}`;
