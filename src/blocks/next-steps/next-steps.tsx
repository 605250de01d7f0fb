import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatMoney } from '../../format/money';
import type { ListedLink } from '../../resolved';
import { ButtonLink } from '../../ui/button-link';
import { Flag, Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './next-steps.module.css';

/** The end of a page: what to do next, all of it found at build. */
export function NextSteps({ block, words, locale }: BlockProps<'next-steps'>) {
  const { id, heading, booking, siblings, partners, article } = block;
  const lists = [siblings, partners, article].filter((list) => list != null);
  return (
    <Section block="next-steps" id={id} hasOwnHeading className={styles.section}>
      <div className={styles.steps}>
        <div>
          <h2>
            <Text text={heading} />
          </h2>
          <ButtonLink {...booking} />
        </div>
        {lists.map(({ heading: title, links }) => (
          <div key={title} data-item="">
            <h3>{title}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <Entry link={link} words={words} locale={locale} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Entry({
  link: { label, to, flag, icon, note, fee, mark },
  words,
  locale,
}: {
  link: ListedLink;
  words: WordsOfBlocks['next-steps'];
  locale: Locale;
}) {
  const more = note ?? (fee && formatMoney(fee, {}, words, locale));
  return (
    <>
      <Link to={to}>
        {flag ? <Flag code={flag} /> : icon && <Icon name={icon} />}
        {label}
      </Link>
      {more && <small>{more}</small>}
      {mark && <mark>{mark}</mark>}
    </>
  );
}
