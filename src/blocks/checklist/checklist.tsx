import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './checklist.module.css';

/** A list to tick off. */
export function Checklist({ block: { id, heading, lead, items } }: BlockProps<'checklist'>) {
  return (
    <Section block="checklist" id={id} heading={heading} lead={lead}>
      <ul className={styles.list}>
        {items.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list never change their order
          <li key={index} data-item="">
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
