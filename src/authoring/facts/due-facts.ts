import type { PlacedFact } from '../../references/registers';
import { daysBetween, notice } from '../../rules/overdue-facts';

export interface DueFact {
  placed: PlacedFact;
  reviewBy: string;
  /** Days until the review; negative if overdue. */
  days: number;
}

/** Facts that are due for review within 30 days or overdue, most urgent first. */
export const dueFacts = (facts: Iterable<PlacedFact>, today: string): readonly DueFact[] =>
  byDay(facts, today).filter(({ days }) => days <= notice);

/** The fact that is due for review next. */
export const nextDue = (facts: Iterable<PlacedFact>, today: string): DueFact | undefined =>
  byDay(facts, today)[0];

function byDay(facts: Iterable<PlacedFact>, today: string): readonly DueFact[] {
  const dated = [...facts].flatMap((placed): DueFact[] => {
    const { reviewBy } = placed.fact;
    return reviewBy === undefined ? [] : [{ placed, reviewBy, days: daysBetween(today, reviewBy) }];
  });
  return dated.sort((a, b) => a.days - b.days || (a.placed.name < b.placed.name ? -1 : 1));
}
