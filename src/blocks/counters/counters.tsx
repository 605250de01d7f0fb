import { figureParts } from '../../format/fact';
import { decimalSeparator } from '../../format/number';
import { islandAttributes } from '../../islands/island-attributes';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
import dark from '../dark-section.module.css';
import styles from './counters.module.css';

/**
 * Figures that count up once, when they scroll into view. The final figure is always in the page, for screen readers,
 * print, full-page screenshots and browsers without JavaScript, and reserves its space. The animated copy is on top of
 * it.
 */
function Counters({ block: { id, heading, lead, items }, words, locale }: BlockProps<'counters'>) {
  const decimal = decimalSeparator(locale);
  return (
    <Section block="counters" id={id} heading={heading} lead={lead} className={dark.dark}>
      <ul
        className={styles.counters}
        data-decimal={decimal === '.' ? undefined : decimal}
        {...islandAttributes('counters', 'load')}
      >
        {items.map(({ value, label, icon }) => (
          <li key={label} data-item="">
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            {/* The fact mark is outside the animated copy, so that it is read and focused only once. */}
            <span>
              <span className={styles.figure}>
                <span data-final="">
                  <Figure {...figureParts(value, words, locale)} />
                </span>
              </span>
              <FactMark fact={value.fact} />
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const block: BlockDefinition<'counters'> = { component: Counters };
