import { figureParts } from '../../format/fact';
import card from '../../ui/card.module.css';
import { CardText } from '../../ui/card-text';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { fullRowAttributes } from '../../ui/full-rows';
import rows from '../../ui/full-rows.module.css';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './cards.module.css';

/** A grid of cards. */
function Cards({ block: { id, heading, lead, items }, words, locale }: BlockProps<'cards'>) {
  return (
    <Section block="cards" id={id} heading={heading} lead={lead}>
      <ul className={`${rows.rows} ${styles.cards}`}>
        {items.map(({ icon, number, tone, ...text }, index) => (
          <li
            key={index}
            className={`${card.card} ${styles.card}`}
            data-item=""
            data-tone={tone}
            {...fullRowAttributes(index, items.length)}
          >
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            {number && (
              <p>
                <Figure {...figureParts(number, words, locale)} />
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

export const block: BlockDefinition<'cards'> = { component: Cards };
