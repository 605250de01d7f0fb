import type { Diagnostic } from '../diagnostics/diagnostic';
import { overlongTime } from '../diagnostics/overlong-time/overlong-time';
import { locationOfValue } from '../document/location';
import { minutesPerDay } from '../format/open-at';
import { minuteOf } from '../format/open-spans';
import type { OpenDays } from '../generated/documents';
import { partsIn } from './parts-in';
import { forVisibleDocuments, type Rule } from './rule';

/** A bar may be open until early morning. In longer hours past midnight, the two times were probably swapped. */
const maxNightHours = 12;

/** Opening hours past midnight that are longer than a night. */
export const overlongTimes: Rule = forVisibleDocuments((document, context) =>
  partsIn(document, context, 'hours', 'open-days').flatMap(({ pointer, value }): readonly Diagnostic[] => {
    const { opens, closes } = value as OpenDays;
    const minutes = minuteOf(closes) + minutesPerDay - minuteOf(opens);
    return closes < opens && minutes > maxNightHours * 60
      ? [overlongTime(locationOfValue(document.parsed, pointer), opens, closes, Math.round(minutes / 60))]
      : [];
  }),
);
