import { formatDate } from '../../format/date-time';
import { fill } from '../../format/fill';
import { formatNumber } from '../../format/number';
import { pluralForm } from '../../format/plural';
import card from '../../ui/card.module.css';
import styles from '../../ui/entry-card.module.css';
import { fullRowAttributes } from '../../ui/full-rows';
import rows from '../../ui/full-rows.module.css';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';

/**
 * Ratings on other sites, as of the day they were read, with links to those sites.
 */
function Ratings({ block: { id, heading, lead, collection }, words, locale }: BlockProps<'ratings'>) {
  const format = (value: number) => formatNumber(value, locale);
  return (
    <Section block="ratings" id={id} heading={heading} lead={lead}>
      <ul className={rows.rows}>
        {collection.map(({ id: key, source, value, best, count, date, link }, index) => {
          const reviews =
            count !== undefined && fill(pluralForm(count, words.reviews, locale), { count: format(count) });
          const readOnText = fill(words.read, { day: formatDate(date, locale) });
          return (
            <li
              key={key}
              className={`${card.card} ${styles.entry}`}
              data-item=""
              {...fullRowAttributes(index, collection.length)}
            >
              <h3>{inLanguages(source)}</h3>
              <p className={`${styles.loud} ${styles.first}`}>
                {fill(words.outOf, { value: format(value), best: format(best) })}
              </p>
              <p className={styles.soft}>{[reviews, readOnText].filter(Boolean).join(', ')}</p>
              <p>
                <Link to={link.to}>{link.label}</Link>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const block: BlockDefinition<'ratings'> = { component: Ratings };
