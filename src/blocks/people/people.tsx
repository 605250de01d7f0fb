import { fill } from '../../format/fill';
import { namesOfLanguages } from '../../format/language-name';
import card from '../../ui/card.module.css';
import { fullRowAttributes } from '../../ui/full-rows';
import rows from '../../ui/full-rows.module.css';
import { Link } from '../../ui/link';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import { initialsOf } from './initials';
import styles from './people.module.css';

/** How many pictures would fit in a row, for their `sizes`: on a phone each takes a quarter of the width. */
const perRow = { base: 4, small: 2, medium: 3, large: 4 };

/** People as cards. Missing pictures are replaced by initials, so that all cards align. */
function People({
  block: { id, heading, lead, collection = [], items = [] },
  words,
  locale,
}: BlockProps<'people'>) {
  const people = [...collection, ...items];
  return (
    <Section block="people" id={id} heading={heading} lead={lead}>
      <ul className={rows.rows}>
        {people.map(({ name, role, languages, image, text, links }, index) => (
          <li
            key={index}
            className={`${card.card} ${styles.person}`}
            data-item=""
            {...fullRowAttributes(index, people.length)}
          >
            {image ? (
              <SizedImage image={image} className={styles.picture} perRow={perRow} />
            ) : (
              <span className={`${styles.picture} ${styles.initials}`} aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
            <div className={styles.text}>
              <h3>{inLanguages(name)}</h3>
              <p className={styles.role}>{inLanguages(role)}</p>
              {languages && (
                <p className={styles.languages}>
                  {fill(words.speaks, { languages: namesOfLanguages(languages, locale) })}
                </p>
              )}
              <Paragraph text={text} />
              {links && (
                <ul className={styles.links}>
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const block: BlockDefinition<'people'> = { component: People };
