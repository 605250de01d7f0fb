import { firstDayOf, previousMonthOrDay } from '../format/month-or-day';
import type { RegisteredFact } from '../generated/documents';
import { intakeOnDate } from './intake-on-date';

/** Whether the announced next value of a fact has taken effect. */
export const hasTakenEffect = (next: RegisteredFact['next'], today: string): boolean =>
  next !== undefined && firstDayOf(next.from) <= today;

/**
 * A fact as of a given day: with its next value once that has taken effect. A yearly intake becomes its first
 * occurrence whose first day or month has not passed.
 */
export function factOnDate(fact: RegisteredFact, today: string): RegisteredFact {
  const changed = applyNextValue(fact, today);
  if (!('intake' in changed.value)) return changed;
  const intake = intakeOnDate(changed.value.intake, today);
  return intake === changed.value.intake ? changed : { ...changed, value: { intake } };
}

/**
 * Makes the next value of a fact the current one, and moves the old one to `past`, with its year and source. The old
 * value's doubt and validity are dropped, because they do not apply to the new one. Before the next value has taken
 * effect, the fact is returned unchanged.
 */
export function applyNextValue(fact: RegisteredFact, today: string): RegisteredFact {
  const { next, value, year, source, checked, doubt: _doubt, valid: _valid, past = [], ...rest } = fact;
  if (!next || !hasTakenEffect(next, today)) return fact;
  const { from, ...nextValue } = next;
  const pastValue = {
    value,
    // An old value without a year ends before the new one begins. After one with a year there may have been others, so
    // that it has no known end.
    ...(year === undefined ? { until: previousMonthOrDay(from) } : { year }),
    ...(source && { source }),
    ...(checked && { checked }),
  };
  // Verified: compared with its source; given: as the site's owner gave it.
  const status = next.source && next.checked ? 'verified' : 'given';
  return { ...rest, ...nextValue, status, valid: { from }, past: [pastValue, ...past] };
}
