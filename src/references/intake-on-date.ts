import { lastDayOf, yearsLater } from '../format/month-or-day';
import type { DatedIntake } from '../generated/documents';
import type { ShownIntake } from '../resolved';

/** An intake as of a given day. A yearly one becomes its first occurrence whose first day or month has not passed. */
export function intakeOnDate(intake: DatedIntake, today: string): DatedIntake {
  if (!intake.yearly) return intake;
  let shown = intake;
  for (let years = 1; lastDayOf(shown.starts) < today; years += 1) shown = yearsAfter(intake, years);
  return shown;
}

/**
 * The intake for which one can still apply: once applications have closed, a yearly one becomes that of the following
 * year. Any other is returned even if it has closed.
 */
export function openIntake(intake: DatedIntake, today: string): DatedIntake {
  const shown = intakeOnDate(intake, today);
  return shown.yearly && shown.apply && lastDayOf(shown.apply.until) < today ? yearsAfter(shown, 1) : shown;
}

/** An intake for the view, as of a day; unchanged if the day is unknown. */
export function shownIntake(intake: DatedIntake, today: string | undefined): ShownIntake {
  if (today === undefined) return intake;
  const shown = intakeOnDate(intake, today);
  const { starts, apply } = openIntake(intake, today);
  return {
    ...shown,
    ...(shown.apply && { apply: withAdvisedDate(shown.apply, today) }),
    today,
    ...(starts !== shown.starts && apply && { next: { starts, until: apply.until } }),
  };
}

/** Replaces the closing date by the earlier date that the site advises, until that has passed. */
function withAdvisedDate(
  { advised, ...apply }: NonNullable<DatedIntake['apply']>,
  today: string,
): ShownIntake['apply'] {
  if (advised === undefined || lastDayOf(advised) < today) return apply;
  return { ...apply, until: advised, advice: true, closes: apply.until };
}

/** The intake with all its dates some years later. */
const yearsAfter = ({ starts, apply, ...rest }: DatedIntake, years: number): DatedIntake => ({
  ...rest,
  starts: yearsLater(starts, years),
  ...(apply && {
    apply: {
      ...apply,
      ...(apply.from !== undefined && { from: yearsLater(apply.from, years) }),
      until: yearsLater(apply.until, years),
      ...(apply.advised !== undefined && { advised: yearsLater(apply.advised, years) }),
    },
  }),
});
