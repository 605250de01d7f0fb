import { outdatedFact } from '../diagnostics/outdated-fact/outdated-fact';
import { pagesOption } from '../diagnostics/pages-option';
import { locationOfValue } from '../document/location';
import { daysUntil, firstDayOf } from '../format/month-or-day';
import { factAsWritten } from '../references/registers';
import { forEachFact, type Rule } from './rule';

/** How many days the old value may stay in the register after the next one took effect. */
const graceDays = 30;

/** Facts whose `next` took effect a while ago. Pages show it, but the register still has the old value as `value`. */
export const outdatedFacts: Rule = forEachFact((located, today) => {
  const { name, fact, register, pointer } = located;
  const writtenFact = factAsWritten(located);
  const { next } = writtenFact;
  if (!next || daysUntil(firstDayOf(next.from), today) >= -graceDays) return [];
  const location = locationOfValue(register.parsed, pointer);
  // What replaces the fact in the register: the fact as it is today.
  const fix = {
    found: JSON.stringify(writtenFact),
    text: JSON.stringify(fact, null, 2),
    isJson: true,
  } as const;
  // The last argument is for the command in the hint.
  return [outdatedFact(location, name, next.from, fix, pagesOption(register.parsed.source))];
});
