import { Icon } from '../../ui/icon';
import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockProps } from '../define-block';
import styles from './faq.module.css';

/**
 * Questions that open to their answers, several at once. The browser's own disclosure does all that is asked: keyboard,
 * find-in-page and a link to an answer open it, with or without script.
 */
export function Faq({ block: { id, heading, lead, items } }: BlockProps<'faq'>) {
  return (
    <Section block="faq" id={id} heading={heading} lead={lead} className={styles.section}>
      <div className={styles.questions}>
        {items.map(({ id: anchor, title, content, open }) => (
          <details key={title} className={styles.question} open={open} data-item="">
            <summary>
              <h3>{title}</h3>
              <span className={styles.mark}>
                <Icon name="plus" />
                <Icon name="minus" />
              </span>
            </summary>
            {/* The anchor stands inside: a browser opens the answer that holds the target of a link. */}
            <div className={styles.answer} id={anchor}>
              <Paragraphs paragraphs={content} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
