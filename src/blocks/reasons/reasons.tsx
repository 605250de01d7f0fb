import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './reasons.module.css';

/** Reasons to scan by their headings, numbered so that one can speak of “the fourth”. */
export function Reasons({ block: { id, heading, lead, items } }: BlockProps<'reasons'>) {
  return (
    <Section block="reasons" id={id} heading={heading} lead={lead} className={styles.section}>
      <ol className={styles.reasons}>
        {items.map(({ title, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons never change their order
          <li key={index} data-item="">
            <h3>
              <Text text={title} />
            </h3>
            <p>
              <RichText text={content} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
