import { quantityParts } from '../../format/quantity';
import card from '../../ui/card.module.css';
import { CardText } from '../../ui/card-text';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { cardSpanStyle, isInShortRow, sharedSpanStyle } from './card-spans';
import styles from './cards.module.css';

/** Maximum number of cards in a row on a wide screen. */
const perRow = 4;

/**
 * A grid of cards. If exactly one card has no figure, and all together do not make full rows of four, it gets a row of
 * its own, because among the figures it would look like a hole in the grid.
 */
export function Cards({ block: { id, heading, lead, items }, words, locale }: BlockProps<'cards'>) {
  const figureCount = items.filter(({ number }) => number).length;
  const hasOwnRowCard = figureCount > 0 && figureCount === items.length - 1 && items.length % perRow > 0;
  const gridCount = hasOwnRowCard ? figureCount : items.length;
  const ownRowIndex = hasOwnRowCard ? items.findIndex(({ number }) => !number) : items.length;
  // The index among the cards of the grid, without the card that has its own row. `data-wider-card` is on those that
  // are wider than the cards above them, so that their icon is beside their text.
  const gridIndex = (index: number) => (index > ownRowIndex ? index - 1 : index);
  return (
    <Section block="cards" id={id} heading={heading} lead={lead}>
      <ul className={styles.cards} style={sharedSpanStyle(gridCount)}>
        {items.map(({ icon, number, tone, ...text }, index) => (
          <li
            key={index}
            className={`${card.card} ${styles.card}`}
            data-item=""
            data-tone={tone}
            data-own-row={index === ownRowIndex ? '' : undefined}
            data-wider-card={
              icon && index !== ownRowIndex && isInShortRow(gridIndex(index), gridCount) ? '' : undefined
            }
            style={index === ownRowIndex ? undefined : cardSpanStyle(gridIndex(index), gridCount)}
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
