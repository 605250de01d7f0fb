import { countOf } from '../../format/plural';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { ShowMore, visibleItems } from '../../ui/show-more';
import type { BlockProps } from '../block-props';
import styles from './checklist.module.css';

/** So many a phone shows at first. Where two are beside each other, the last of them has a row of its own. */
const shown = 3;

type Line = BlockProps<'checklist'>['block']['items'][number];

/** A list to tick off. */
export function Checklist({ block: { id, heading, lead, items }, words, locale }: BlockProps<'checklist'>) {
  const first = visibleItems(items, shown);
  const rest = items.slice(first.length);
  const lines = (some: readonly Line[]) => (
    // Four and ten leave nobody alone in rows of two.
    <ul className={styles.list} data-two={items.length > 1 && items.length % 3 === 1 ? '' : undefined}>
      {some.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list never change their order
        <li key={index} data-item="">
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
  return (
    <Section block="checklist" id={id} heading={heading} lead={lead}>
      {lines(first)}
      {rest.length > 0 && (
        <ShowMore label={countOf(rest.length, words.moreToTick, locale)} onPhones>
          {lines(rest)}
        </ShowMore>
      )}
    </Section>
  );
}
