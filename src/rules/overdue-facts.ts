import { overdueFact } from '../diagnostics/overdue-fact/overdue-fact';
import { pagesOption } from '../diagnostics/pages-option';
import { locationOfValue } from '../document/location';
import type { RegisteredFact } from '../generated/documents';
import { factsByName } from '../references/registers';
import type { Rule } from './rule';

/** How many days before a fact is due somebody is told. */
export const notice = 30;

/** Facts that are to be looked at again soon, or should have been. */
export const overdueFacts: Rule = ({ documents, sources: { today } }) => {
  if (today === undefined) return [];
  return [...factsByName(documents).values()].flatMap(({ name, fact, register, pointer }) => {
    const { reviewBy } = fact;
    return reviewBy === undefined || isReviewedBefore(fact) || daysBetween(today, reviewBy) > notice
      ? []
      : [
          overdueFact(
            locationOfValue(register.document, `${pointer}/reviewBy`),
            name,
            reviewBy,
            pagesOption(register.document.source),
          ),
        ];
  });
};

/** A day that was over when the fact was checked is a slip, and not what is due (unlikely-dates.ts). */
export const isReviewedBefore = ({ checked, reviewBy }: RegisteredFact): boolean =>
  checked !== undefined && reviewBy !== undefined && reviewBy < checked.on;

/** From one day to another, below zero if that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
