import { useRef } from 'react';
import { quantityParts } from '../../format/quantity';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { countAfter, finalNumberOf, ticksTo, withNumber } from './count-up';
import styles from './counters.module.css';
import { useTicks } from './use-ticks';

/**
 * Figures that count up once, when they are first seen. The final figure is always in the page and reserves its space,
 * for readers without script, screen readers and print. The counting figure lies over it and is only visual.
 */
export function Counters({ block: { id, heading, lead, items }, words }: BlockProps<'counters'>) {
  const list = useRef<HTMLUListElement>(null);
  const counting = useTicks(list, ticksTo(items.map(({ value }) => finalNumberOf(value))));
  return (
    <Section block="counters" id={id} heading={heading} lead={lead}>
      <ul ref={list} className={styles.counters} data-counting={counting.state}>
        {items.map(({ value, label, icon }) => (
          <li key={label} data-item="">
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            <span className={styles.figure}>
              <span className={styles.final} data-final="">
                <Figure {...quantityParts(value, words)} />
              </span>
              {counting.state === 'running' && (
                <span className={styles.running} aria-hidden="true">
                  <Figure
                    {...quantityParts(
                      withNumber(value, countAfter(counting.ticks, finalNumberOf(value))),
                      words,
                    )}
                  />
                </span>
              )}
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
