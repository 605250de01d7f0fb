import { quantityParts } from '../../format/quantity';
import card from '../../ui/card.module.css';
import { CardText } from '../../ui/card-text';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './cards.module.css';

/** So many are full rows on a wide screen, whatever is in them. */
const perRow = 4;

/**
 * A grid of cards of one kind. Among figures, the only one without is a line of its own where the others are full rows
 * without it: it would be a hole in their grid.
 */
export function Cards({ block: { id, heading, lead, items }, words, locale }: BlockProps<'cards'>) {
  const figures = items.filter(({ number }) => number).length;
  const hasLine = figures > 0 && figures === items.length - 1 && items.length % perRow > 0;
  return (
    <Section block="cards" id={id} heading={heading} lead={lead}>
      <ul className={styles.cards}>
        {items.map(({ icon, number, tone, ...text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: cards never change their order
            key={index}
            className={`${card.card} ${styles.card}`}
            data-item=""
            data-tone={tone}
            data-line={hasLine && !number ? '' : undefined}
          >
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            {number && (
              <p>
                <Figure {...quantityParts(number, words, locale)} />
                <FactMark fact={number.fact} />
              </p>
            )}
            <CardText {...text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
