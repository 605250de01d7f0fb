import type { Locale } from '../compiled';
import { defaultZone } from '../format/local-day';
import { openSpans } from '../format/open-spans';
import { type DaysWithHours, openingTimes } from '../format/opening-hours';
import type { OpenDays } from '../generated/compiled';
import { islandAttributes } from '../islands/island-attributes';
import styles from './opening-hours.module.css';
import { useSiteSettings } from './site-settings';

interface OpeningHoursProps {
  /** The caption, if there is no heading. */
  caption?: string;
  /** Accessible name, if there is no caption. */
  label?: string;
  rows: readonly DaysWithHours[];
  /** The hours of `rows`, machine-readable. */
  schedule: readonly OpenDays[];
  /** Time zone of the place, if it differs from the site's. */
  timeZone?: string;
  locale: Locale;
  words: {
    /** Shown instead of hours on closed days. */
    closed: string;
    openNow: string;
    /** Label with the day and time when it next opens. */
    closedNow: string;
  };
}

/**
 * A table of opening hours by day. A script (ui/rare/open-now.island.ts, which explains the attributes) adds to the
 * caption whether it is open now, or when it opens next.
 */
export function OpeningHours({ caption, label, rows, schedule, timeZone, locale, words }: OpeningHoursProps) {
  const { timeZone: siteTimeZone } = useSiteSettings();
  const zone = timeZone ?? siteTimeZone;
  return (
    <table className={styles.hours} aria-label={label}>
      <caption>
        {caption}
        {/* The default zone is taken to mean that none is set, so that “open now” cannot be determined. */}
        {zone !== undefined && zone !== defaultZone && (
          <span
            data-open={openSpans(schedule)}
            data-zone={zone}
            data-when-open={words.openNow}
            data-when-closed={words.closedNow}
            data-opens={openingTimes(schedule, locale).join()}
            {...islandAttributes('open-now', 'visible')}
          />
        )}
      </caption>
      <tbody>
        {rows.map(({ days, hours = words.closed }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
