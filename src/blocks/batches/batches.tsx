import { formatDate } from '../../format/date-time';
import { formatDuration } from '../../format/duration';
import { fill } from '../../format/fill';
import { dateVisibilityScript } from '../../format/inline-scripts';
import { formatMoney } from '../../format/money';
import { openingHours } from '../../format/opening-hours';
import { ButtonLink } from '../../ui/button-link';
import entry from '../../ui/entry-card.module.css';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './batches.module.css';

/**
 * Start dates and prices of courses, the next one first. `collection` has its entries: the batches. An inline script
 * hides each batch, before the first paint, from the day after it starts (`data-to`).
 */
function Batches({ block: { id, heading, lead, collection, action }, words, locale }: BlockProps<'batches'>) {
  const { timeZone } = useSiteSettings();
  const byStart = [...collection].sort((one, other) => (one.starts < other.starts ? -1 : 1));
  return (
    <Section block="batches" id={id} heading={heading} lead={lead}>
      <ul className={styles.batches}>
        {byStart.map(({ id: key, course, starts, duration, hours = [], place, price, note }) => (
          <li key={key} className={styles.batch} data-item="" data-to={starts} data-zone={timeZone}>
            <h3>{inLanguages(course)}</h3>
            <p className={`${entry.loud} ${entry.first}`}>
              <time dateTime={starts}>{fill(words.starts, { day: formatDate(starts, locale) })}</time>
            </p>
            <div>
              {openingHours(hours, locale).map(
                ({ days, hours: times }) => times !== undefined && <p key={days}>{`${days}, ${times}`}</p>,
              )}
              <p>
                {[place, duration !== undefined && formatDuration(duration, words, locale)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <div>
              <p className={entry.loud}>{formatMoney(price, {}, words, locale)}</p>
              <Paragraph text={note} className={entry.soft} />
            </div>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
            <script dangerouslySetInnerHTML={{ __html: dateVisibilityScript }} />
          </li>
        ))}
      </ul>
      {action && (
        <p className={styles.after}>
          <ButtonLink {...action} look="quiet" />
        </p>
      )}
    </Section>
  );
}

export const block: BlockDefinition<'batches'> = { component: Batches };
