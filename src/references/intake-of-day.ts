import { lastDayOf, yearsLater } from '../format/month-or-day';
import type { DatedIntake } from '../generated/documents';
import type { ShownIntake } from '../resolved';

/** An intake as it is on a day: one that comes back each year is the first that has not begun before. */
export function intakeOfDay(intake: DatedIntake, today: string): DatedIntake {
  if (!intake.yearly) return intake;
  let shown = intake;
  for (let years = 1; lastDayOf(shown.starts) < today; years += 1) shown = inYears(intake, years);
  return shown;
}

/** The one that can still be applied for: that of the next year once applications are over. */
export function openIntake(intake: DatedIntake, today: string): DatedIntake {
  const shown = intakeOfDay(intake, today);
  return shown.yearly && shown.apply && lastDayOf(shown.apply.until) < today ? inYears(shown, 1) : shown;
}

/** What the view gets of an intake, with the day on which it is so; it may not be known. */
export function shownIntake(intake: DatedIntake, today: string | undefined): ShownIntake {
  if (today === undefined) return intake;
  const shown = intakeOfDay(intake, today);
  const { starts, apply } = openIntake(intake, today);
  return {
    ...shown,
    today,
    ...(starts !== shown.starts && apply && { next: { starts, until: apply.until } }),
  };
}

const inYears = ({ starts, apply, ...rest }: DatedIntake, years: number): DatedIntake => ({
  ...rest,
  starts: yearsLater(starts, years),
  ...(apply && {
    apply: {
      ...apply,
      ...(apply.from !== undefined && { from: yearsLater(apply.from, years) }),
      until: yearsLater(apply.until, years),
    },
  }),
});
