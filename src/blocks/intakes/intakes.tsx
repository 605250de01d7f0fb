import grid from '../../ui/grid.module.css';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './intakes.module.css';

/** When courses start, in the order of the year. */
export function Intakes({ block: { id, heading, lead, items } }: BlockProps<'intakes'>) {
  return (
    <Section block="intakes" id={id} heading={heading} lead={lead}>
      <ol className={`${grid.grid} ${styles.intakes}`}>
        {items.map(({ title, period, icon, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: intakes never change their order
          <li key={index} className={styles.intake} data-item="">
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
