import { endBefore, firstDayOf } from '../format/month-or-day';
import type { RegisteredFact } from '../generated/documents';
import { intakeOfDay } from './intake-of-day';

/** Whether what follows a fact has come. */
export const hasCome = (next: RegisteredFact['next'], today: string): boolean =>
  next !== undefined && firstDayOf(next.from) <= today;

/** A fact as it is on a day: after what follows it, once that has come. An intake of every year is the one that has not begun yet. */
export function factOfDay(fact: RegisteredFact, today: string): RegisteredFact {
  const changed = factAfterNext(fact, today);
  if (!('intake' in changed.value)) return changed;
  const intake = intakeOfDay(changed.value.intake, today);
  return intake === changed.value.intake ? changed : { ...changed, value: { intake } };
}

/**
 * Once what follows a fact has come, that is its value, and the one of before is the latest of its past. What was said of the
 * old value, its source, year and doubt, is not said of the new one. The fact itself until then.
 */
export function factAfterNext(fact: RegisteredFact, today: string): RegisteredFact {
  const { next, value, year, source, checked, doubt: _doubt, valid: _valid, past = [], ...rest } = fact;
  if (!next || !hasCome(next, today)) return fact;
  const { from, ...follows } = next;
  const held = {
    value,
    // A figure of a year may have been followed by others since: that year is all that is known.
    ...(year === undefined ? { until: endBefore(from) } : { year }),
    ...(source && { source }),
    ...(checked && { checked }),
  };
  const status = next.source && next.checked ? 'verified' : 'given';
  return { ...rest, ...follows, status, valid: { from }, past: [held, ...past] };
}
