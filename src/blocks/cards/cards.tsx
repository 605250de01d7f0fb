import { quantityParts } from '../../format/quantity';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../define-block';
import styles from './cards.module.css';

/** A grid of cards of one kind. */
export function Cards({ block: { id, heading, lead, items }, words }: BlockProps<'cards'>) {
  return (
    <Section block="cards" id={id} heading={heading} lead={lead}>
      <ul className={styles.cards}>
        {items.map(({ icon, number, title, text, tone, link }) => (
          <li key={title} className={styles.card} data-item="" data-tone={tone}>
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            {number && (
              <p>
                <Figure {...quantityParts(number, words)} />
              </p>
            )}
            <h3>{title}</h3>
            {text && (
              <p>
                <RichText text={text} />
              </p>
            )}
            {link && (
              <Link to={link.to} className={styles.link}>
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
