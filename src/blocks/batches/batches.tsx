import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDate } from '../../format/date-time';
import { formatDuration } from '../../format/duration';
import { fill } from '../../format/fill';
import { dateVisibilityScript } from '../../format/inline-scripts';
import { formatMoney } from '../../format/money';
import { openingHours } from '../../format/opening-hours';
import type { Batch } from '../../generated/compiled';
import { ButtonLink } from '../../ui/button-link';
import entry from '../../ui/entry-card.module.css';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { useSiteSettings } from '../../ui/site-settings';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './batches.module.css';

/** Start dates and prices of courses, the next one first. `collection` has its entries: the batches. */
function Batches({ block: { id, heading, lead, collection, action }, words, locale }: BlockProps<'batches'>) {
  const byStart = [...collection].sort((one, other) => (one.starts < other.starts ? -1 : 1));
  return (
    <Section block="batches" id={id} heading={heading} lead={lead}>
      <ul className={styles.batches}>
        {byStart.map((batch) => (
          <BatchRow key={batch.id} batch={batch} words={words} locale={locale} />
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

interface BatchRowProps {
  batch: Batch;
  words: WordsOfBlocks['batches'];
  locale: Locale;
}

/** Hidden by an inline script, before the first paint, from the day after the course starts (`data-to`). */
function BatchRow({
  batch: { course, starts, duration, hours, place, price, note },
  words,
  locale,
}: BatchRowProps) {
  const { timeZone } = useSiteSettings();
  const classTimes = hours ? openingHours(hours, locale) : [];
  const placeAndDuration = [place, duration !== undefined && formatDuration(duration, words, locale)];
  return (
    <li className={styles.batch} data-item="" data-to={starts} data-zone={timeZone}>
      <h3>{inLanguages(course)}</h3>
      <p className={`${entry.loud} ${entry.first}`}>
        <time dateTime={starts}>{fill(words.starts, { day: formatDate(starts, locale) })}</time>
      </p>
      <div>
        {classTimes.map(
          ({ days, hours: times }) => times !== undefined && <p key={days}>{`${days}, ${times}`}</p>,
        )}
        <p>{placeAndDuration.filter(Boolean).join(', ')}</p>
      </div>
      <div>
        <p className={entry.loud}>{formatMoney(price, {}, words, locale)}</p>
        <Paragraph text={note} className={entry.soft} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which the CSP allows by its hash */}
      <script dangerouslySetInnerHTML={{ __html: dateVisibilityScript }} />
    </li>
  );
}
