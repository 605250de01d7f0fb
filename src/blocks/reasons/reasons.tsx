import { formatPlural } from '../../format/plural';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { ShowMore, visibleItems } from '../../ui/show-more';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './reasons.module.css';

/** Number of reasons shown, a row on a wide screen; the others are collapsed if there are at least two. */
const visibleCount = 3;

type Reason = BlockProps<'reasons'>['block']['items'][number];

/**
 * Reasons with short headings for scanning, numbered so that they can be referred to. Those after the third are
 * collapsed.
 */
function Reasons({ block: { id, heading, lead, items }, words, locale }: BlockProps<'reasons'>) {
  const first = visibleItems(items, visibleCount);
  const rest = items.slice(first.length);
  return (
    <Section block="reasons" id={id} heading={heading} lead={lead} className={styles.section}>
      {list(first)}
      {rest.length > 0 && (
        <ShowMore label={formatPlural(rest.length, words.moreReasons, locale)}>
          {list(rest, visibleCount + 1)}
        </ShowMore>
      )}
    </Section>
  );
}

export const block: BlockDefinition<'reasons'> = { component: Reasons };

const list = (items: readonly Reason[], start?: number) => (
  <ol className={styles.reasons} start={start}>
    {items.map(({ title, content }, index) => (
      <li key={index} data-item="">
        <h3>{inLanguages(title)}</h3>
        <Paragraph text={content} />
      </li>
    ))}
  </ol>
);
