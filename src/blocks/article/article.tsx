import { useId } from 'react';
import { formatDate } from '../../format/date-time';
import { Link } from '../../ui/link';
import { Paragraph, Paragraphs, RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SectionHeading } from '../../ui/section-heading';
import { SizedImage } from '../../ui/sized-image';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './article.module.css';

/** A dated text in sections. On wide screens its table of contents, called `contents`, is sticky beside it. */
function Article({ block: { id, date, lead, contents, sections }, locale }: BlockProps<'article'>) {
  const contentsId = useId();
  return (
    <Section block="article" id={id}>
      <div className={styles.article}>
        <div className={styles.head}>
          <p className={styles.date}>
            <time dateTime={date}>{formatDate(date, locale)}</time>
          </p>
          <Paragraph text={lead} />
        </div>
        <nav className={styles.contents} aria-labelledby={contentsId}>
          <p id={contentsId}>{contents}</p>
          <ol>
            {sections.map(({ id: anchor, heading }) => (
              <li key={anchor}>
                <Link to={{ kind: 'anchor', href: `#${anchor}` }}>{heading}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.body}>
          {sections.map(({ id: anchor, heading, image, paragraphs, list }) => (
            <section key={anchor} id={anchor} data-item="">
              <SectionHeading id={anchor} heading={heading} />
              {image && <SizedImage image={image} className={styles.image} />}
              <Paragraphs paragraphs={paragraphs} />
              {list && (
                <ul>
                  {list.map((text, index) => (
                    <li key={index}>
                      <RichText text={text} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'article'> = { component: Article };
