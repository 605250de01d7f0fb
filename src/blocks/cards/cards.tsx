import { quantityParts } from '../../format/quantity';
import card from '../../ui/card.module.css';
import { CardText } from '../../ui/card-text';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { isShared, spansOf, spansOfAll } from './card-spans';
import styles from './cards.module.css';

/** Maximum number of cards in a row on a wide screen. */
const perRow = 4;

/**
 * A grid of cards. If exactly one card has no figure and the others make full rows without it, it gets a row of its
 * own, because it would look like a hole in the grid.
 */
export function Cards({ block: { id, heading, lead, items }, words, locale }: BlockProps<'cards'>) {
  const figures = items.filter(({ number }) => number).length;
  const hasLine = figures > 0 && figures === items.length - 1 && items.length % perRow > 0;
  const inRows = hasLine ? figures : items.length;
  const line = hasLine ? items.findIndex(({ number }) => !number) : items.length;
  const placeOf = (index: number) => (index > line ? index - 1 : index);
  return (
    <Section block="cards" id={id} heading={heading} lead={lead}>
      <ul className={styles.cards} style={spansOfAll(inRows)}>
        {items.map(({ icon, number, tone, ...text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: cards never change their order
            key={index}
            className={`${card.card} ${styles.card}`}
            data-item=""
            data-tone={tone}
            data-line={index === line ? '' : undefined}
            data-wide={icon && index !== line && isShared(placeOf(index), inRows) ? '' : undefined}
            style={index === line ? undefined : spansOf(placeOf(index), inRows)}
          >
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            {number && (
              <p>
                <Figure {...quantityParts(number, words, locale)} />
              </p>
            )}
            <CardText {...text} />
            {number?.fact && <FactMark fact={number.fact} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
