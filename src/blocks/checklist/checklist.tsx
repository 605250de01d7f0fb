import { formatPlural } from '../../format/plural';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { ShowMore, visibleItems } from '../../ui/show-more';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './checklist.module.css';

/** Number of items shown on a phone before “Show more”. On a wide screen they are one row of three, or two of two. */
const visibleCount = 3;
const visibleCountInTwos = 4;

type Item = BlockProps<'checklist'>['block']['items'][number];

/** A checklist. On a phone the items after the first few are collapsed if there are at least two (`visibleItems`). */
function Checklist({ block: { id, heading, lead, items }, words, locale }: BlockProps<'checklist'>) {
  // Rows of three would leave one item alone (4, 7, 10), or two where rows of two are full (2, 8, 14).
  const inTwos = items.length > 1 && (items.length % 3 === 1 || items.length % 6 === 2);
  const first = visibleItems(items, inTwos ? visibleCountInTwos : visibleCount);
  const rest = items.slice(first.length);
  const list = (listed: readonly Item[]) => (
    <ul className={styles.list} data-two={inTwos ? '' : undefined}>
      {listed.map((text, index) => (
        <li key={index} data-item="">
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section block="checklist" id={id} heading={heading} lead={lead}>
      {list(first)}
      {rest.length > 0 && (
        <ShowMore label={formatPlural(rest.length, words.moreToTick, locale)} onlyOnPhones>
          {list(rest)}
        </ShowMore>
      )}
    </Section>
  );
}

export const block: BlockDefinition<'checklist'> = { component: Checklist };
