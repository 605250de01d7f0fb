import { pastIntake } from '../diagnostics/past-intake/past-intake';
import { locationOfValue } from '../document/location';
import { factsByName } from '../references/registers';
import type { Rule } from './rule';

/** Intakes that have begun or are closed for applications, so that visitors need the next one. */
export const pastIntakes: Rule = ({ documents, sources: { today } }) => {
  if (today === undefined) return [];
  return [...factsByName(documents).values()].flatMap(({ fact: { value }, register, pointer }) => {
    if (!('intake' in value)) return [];
    const { starts, apply, yearly } = value.intake;
    if (yearly) return [];
    const locationOf = (name: string) =>
      locationOfValue(register.document, `${pointer}/value/intake/${name}`);
    if (lastDayOf(starts) < today) return [pastIntake(locationOf('starts'), 'starts', starts)];
    return apply && monthAfter(lastDayOf(apply.until)) < today
      ? [pastIntake(locationOf('apply/until'), 'until', apply.until)]
      : [];
  });
};

/** A month ends with its last day; for string comparison, the 31st is always right. */
const lastDayOf = (date: string) => (date.length > 7 ? date : `${date}-31`);

/** The same day of the next month, for string comparison. */
function monthAfter(day: string): string {
  const [year = 0, month = 1, date = ''] = day.split('-');
  const monthIndex = Number(month) % 12;
  return `${Number(year) + (monthIndex === 0 ? 1 : 0)}-${String(monthIndex + 1).padStart(2, '0')}-${date}`;
}
