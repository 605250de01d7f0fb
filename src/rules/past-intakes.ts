import { pastIntake } from '../diagnostics/past-intake/past-intake';
import { locationOfValue } from '../document/location';
import { daysUntil, lastDayOf } from '../format/month-or-day';
import { forEachFact, type Rule } from './rule';

/** How many days applications may be closed before that is reported. */
const maxDaysClosed = 31;

/** Intakes that have begun, or whose applications closed more than a month ago. Visitors need the next one. */
export const pastIntakes: Rule = forEachFact(({ fact: { value }, register, pointer }, today) => {
  if (!('intake' in value)) return [];
  const { starts, apply, yearly } = value.intake;
  if (yearly) return []; // it moves on to the next year by itself
  const locationOf = (name: string) => locationOfValue(register.parsed, `${pointer}/value/intake/${name}`);
  if (lastDayOf(starts) < today) return [pastIntake(locationOf('starts'), 'starts', starts)];
  return apply && daysUntil(apply.until, today) < -maxDaysClosed
    ? [pastIntake(locationOf('apply/until'), 'until', apply.until)]
    : [];
});
