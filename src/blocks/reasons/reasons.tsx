import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './reasons.module.css';

/** So many are read; the rest is for whoever asks. One alone would not be worth a press. */
const shown = 6;

type Reason = BlockProps<'reasons'>['block']['items'][number];

/** Reasons to scan by their headings, numbered so that one can speak of “the fourth”. Those after the sixth are folded. */
export function Reasons({ block: { id, heading, lead, items }, words }: BlockProps<'reasons'>) {
  const first = items.length > shown + 1 ? items.slice(0, shown) : items;
  const rest = items.slice(first.length);
  return (
    <Section block="reasons" id={id} heading={heading} lead={lead} className={styles.section}>
      {list(first)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{words.moreReasons.replace('{count}', String(rest.length))}</summary>
          {list(rest, shown + 1)}
        </details>
      )}
    </Section>
  );
}

const list = (items: readonly Reason[], start?: number) => (
  <ol className={styles.reasons} start={start}>
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
);
