import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './intakes.module.css';
import { type Months, spansOf } from './spans';

/** When courses start, in the order of the year: a time line, each row with its months marked on the twelve. */
export function Intakes({ block: { id, heading, lead, items } }: BlockProps<'intakes'>) {
  return (
    <Section block="intakes" id={id} heading={heading} lead={lead} beside>
      <ol className={styles.intakes}>
        {items.map(({ title, period, months, icon, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: intakes never change their order
          <li key={index} className={styles.intake} data-item="" style={months && styleOf(months)}>
            <h3>
              {icon && <Icon name={icon} />}
              {title}
            </h3>
            {period && <p className={styles.period}>{period}</p>}
            {text && (
              <p>
                <RichText text={text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function styleOf(months: Months): CSSProperties {
  const { from, to, until } = spansOf(months);
  return { '--from': from, '--to': to, '--until': until } as CSSProperties;
}
