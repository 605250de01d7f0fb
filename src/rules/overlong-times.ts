import type { Diagnostic } from '../diagnostics/diagnostic';
import { overlongTime } from '../diagnostics/overlong-time/overlong-time';
import { locationOfValue } from '../document/location';
import { minutesPerDay } from '../format/open-at';
import { minuteOf } from '../format/open-spans';
import { forVisibleDocuments, type Rule } from './rule';

/** A bar may be open until early morning. Of longer times, the two ends were probably swapped. */
const maxNightHours = 12;

/** Opening hours past midnight that are longer than a night. */
export const overlongTimes: Rule = forVisibleDocuments(({ parsed, validValue, invalidPointers }) => {
  // A cheap first test, because going through a document is slow.
  if (!parsed.source.text.includes('"closes"')) return [];
  return hoursIn(validValue, '').flatMap(({ pointer, opens, closes }): readonly Diagnostic[] => {
    const minutes = minuteOf(closes) + minutesPerDay - minuteOf(opens);
    return closes < opens && minutes > maxNightHours * 60 && !invalidPointers.has(pointer)
      ? [overlongTime(locationOfValue(parsed, pointer), opens, closes, Math.round(minutes / 60))]
      : [];
  });
});

interface OpenHours {
  pointer: string;
  opens: string;
  closes: string;
}

/** The opening hours in a value, at any depth. */
function hoursIn(value: unknown, pointer: string): readonly OpenHours[] {
  if (typeof value !== 'object' || value === null) return [];
  const { opens, closes } = value as Readonly<Record<string, unknown>>;
  if (typeof opens === 'string' && typeof closes === 'string') return [{ pointer, opens, closes }];
  return Object.entries(value).flatMap(([name, inner]) => hoursIn(inner, `${pointer}/${name}`));
}
