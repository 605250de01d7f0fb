import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { ShowMore } from '../../ui/show-more';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import dark from '../dark-section.module.css';
import styles from './text.module.css';

/** Plain paragraphs, a collapsible text, or a statement in large letters. */
function TextBlock({ block: { id, heading, paragraphs, display } }: BlockProps<'text'>) {
  if (display === 'folded' && heading)
    return (
      <Section block="text" hasOwnHeading className={styles.fold}>
        <ShowMore label={<h2>{inLanguages(heading)}</h2>}>
          {/* The anchor is inside, because browsers open the details element that contains a link's target. */}
          <div className={styles.folded} id={id} tabIndex={id ? -1 : undefined}>
            <Paragraphs paragraphs={paragraphs} />
          </div>
        </ShowMore>
      </Section>
    );
  return (
    <Section
      block="text"
      id={id}
      heading={heading}
      beside
      className={display === 'statement' ? `${dark.dark} ${styles.statement}` : undefined}
    >
      <div>
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'text'> = { component: TextBlock };
