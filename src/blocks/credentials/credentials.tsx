import { formatDate } from '../../format/date-time';
import { fill } from '../../format/fill';
import type { Credential } from '../../generated/compiled';
import card from '../../ui/card.module.css';
import styles from '../../ui/entry-card.module.css';
import { fullRowAttributes } from '../../ui/full-rows';
import rows from '../../ui/full-rows.module.css';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';

/**
 * Licences, memberships and certificates, each with its number or a link to verify it.
 */
function Credentials({ block: { id, heading, lead, collection }, words, locale }: BlockProps<'credentials'>) {
  const kindLabels: Readonly<Record<Credential['kind'], string>> = {
    licence: words.licence,
    membership: words.membership,
    certificate: words.certificate,
  };
  return (
    <Section block="credentials" id={id} heading={heading} lead={lead}>
      <ul className={rows.rows}>
        {collection.map(({ id: key, kind, name, issuer, number, since, until, link }, index) => {
          const validity = [
            since !== undefined && fill(words.since, { year: String(since) }),
            until !== undefined && fill(words.until, { day: formatDate(until, locale) }),
          ].filter(Boolean);
          return (
            <li
              key={key}
              className={`${card.card} ${styles.entry}`}
              data-item=""
              {...fullRowAttributes(index, collection.length)}
            >
              <h3>{inLanguages(name)}</h3>
              <p className={styles.soft}>{kindLabels[kind]}</p>
              <p>{inLanguages(issuer)}</p>
              {number !== undefined && <p>{fill(words.number, { number })}</p>}
              {validity.length > 0 && <p className={styles.soft}>{validity.join(', ')}</p>}
              {link && (
                <p>
                  <Link to={link.to}>{link.label}</Link>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const block: BlockDefinition<'credentials'> = { component: Credentials };
