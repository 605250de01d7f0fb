import type { Locale } from '../compiled';
import { defaultZone } from '../format/local-day';
import { openSpans } from '../format/open-spans';
import { type DaysWithHours, openingTimes } from '../format/opening-hours';
import type { OpenDays } from '../generated/compiled';
import { islandAttributes } from '../islands/wakes';
import { useInterface } from './interface';
import styles from './opening-hours.module.css';

interface OpeningHoursProps {
  /** What the table is called, where no heading says it. */
  caption?: string;
  label?: string;
  rows: readonly DaysWithHours[];
  /** The same for machines. */
  open: readonly OpenDays[];
  /** Where its clocks are, if not where those of the site are. */
  timeZone?: string;
  locale: Locale;
  words: {
    /** In place of hours. */
    closed: string;
    openNow: string;
    /** With the day and the time on which it opens next. */
    closedNow: string;
  };
}

/** A table of days with their hours. Script says in its caption whether it is open now, or when it will be; without it there are the hours. */
export function OpeningHours({ caption, label, rows, open, timeZone, locale, words }: OpeningHoursProps) {
  const { timeZone: zoneOfSite } = useInterface();
  const zone = timeZone ?? zoneOfSite;
  return (
    <table className={styles.hours} aria-label={label}>
      <caption>
        {caption}
        {/* Nobody knows where the clocks of a site are that does not say it. */}
        {zone !== undefined && zone !== defaultZone && (
          <span
            data-open={openSpans(open)}
            data-zone={zone}
            data-when-open={words.openNow}
            data-when-closed={words.closedNow}
            data-opens={openingTimes(open, locale).join()}
            {...islandAttributes('open-now', 'onVisible')}
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
