import { formatPlural } from '../../format/plural';
import disclosure from '../../ui/disclosure.module.css';
import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { ShowMore, visibleItems } from '../../ui/show-more';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './faq.module.css';

/** Number of questions shown; the others are collapsed if there are at least two (`visibleItems`). */
const visibleCount = 6;

type Question = BlockProps<'faq'>['block']['items'][number];

/**
 * Questions with collapsible answers, of which several can be open. Those after the sixth are behind “Show more”. Native
 * details elements open for find-in-page and for links to their content, even without JavaScript.
 */
function Faq({ block: { id, heading, lead, items }, words, locale }: BlockProps<'faq'>) {
  const first = visibleItems(items, visibleCount);
  const rest = items.slice(first.length);
  return (
    <Section block="faq" id={id} heading={heading} lead={lead} beside>
      <div className={styles.questions}>
        {disclosures(first)}
        {rest.length > 0 && (
          <ShowMore label={formatPlural(rest.length, words.moreQuestions, locale)}>
            {disclosures(rest)}
          </ShowMore>
        )}
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'faq'> = { component: Faq };

const disclosures = (questions: readonly Question[]) =>
  questions.map(({ id: anchor, title, content, open }, index) => (
    <details key={index} className={disclosure.disclosure} open={open} data-item="">
      <summary>
        <h3>{inLanguages(title)}</h3>
      </summary>
      {/* The anchor is inside, because browsers open the details element that contains a link's target. */}
      <div className={styles.answer} id={anchor}>
        <Paragraphs paragraphs={content} />
      </div>
    </details>
  ));
