import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';

/** Plain paragraphs. */
export function TextBlock({ block: { id, heading, paragraphs } }: BlockProps<'text'>) {
  return (
    <Section block="text" id={id} heading={heading} beside>
      <div>
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </Section>
  );
}
