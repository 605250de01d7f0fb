import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './text.module.css';

/** Plain paragraphs, or a statement in large letters. */
export function TextBlock({ block: { id, heading, paragraphs, display } }: BlockProps<'text'>) {
  return (
    <Section
      block="text"
      id={id}
      heading={heading}
      beside
      className={display === 'statement' ? styles.statement : undefined}
    >
      <div>
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </Section>
  );
}
