import { Disclosure } from '../../ui/disclosure';
import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './faq.module.css';

/** Questions that open to their answers, several at once. */
export function Faq({ block: { id, heading, lead, items } }: BlockProps<'faq'>) {
  return (
    <Section block="faq" id={id} heading={heading} lead={lead} className={styles.section} beside>
      <div className={styles.questions}>
        {items.map(({ id: anchor, title, content, open }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions never change their order
          <Disclosure key={index} title={<Text text={title} />} open={open}>
            {/* The anchor is inside: a browser opens the answer that holds the target of a link. */}
            <div className={styles.answer} id={anchor}>
              <Paragraphs paragraphs={content} />
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
