import type { ReactNode } from 'react';
import type { Tone } from '../compiled';
import type { RichText as RichTextTree } from '../resolved';
import { useBlockAttributes } from './block-context';
import { Paragraph } from './rich-text';
import styles from './section.module.css';
import { ExampleLabel, SectionHeading } from './section-heading';
import { Sources } from './sources';

/** `undefined` is allowed explicitly, for sites whose blocks are compiled with `exactOptionalPropertyTypes`. */
interface SectionProps {
  /** The block's type, for styles and tests. */
  block: string;
  /** The anchor. */
  id?: string | undefined;
  heading?: string | undefined;
  /** The heading is among the children. */
  hasOwnHeading?: boolean | undefined;
  lead?: RichTextTree | undefined;
  /** Shown below the lead, and with `beside` next to the content. */
  belowLead?: ReactNode;
  tone?: Tone | undefined;
  /** For narrow content: on a large screen it is beside the heading instead of below. */
  beside?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The frame of most blocks: a heading, a lead, the content and its sources, at page width. Without a heading it is a
 * `div`.
 */
export function Section({
  block,
  id,
  heading,
  hasOwnHeading,
  lead,
  belowLead,
  tone,
  beside,
  className,
  children,
}: SectionProps) {
  const Element = heading || hasOwnHeading ? 'section' : 'div';
  return (
    <Element
      className={[styles.section, className].filter(Boolean).join(' ')}
      id={id}
      tabIndex={id ? -1 : undefined} // link targets take the focus
      data-block={block}
      {...useBlockAttributes()}
      data-tone={tone}
      data-beside={beside && heading ? '' : undefined}
    >
      <div className={styles.inner}>
        {heading && (
          <div className={styles.head}>
            <SectionHeading id={id} heading={heading} />
            <Paragraph text={lead} className={styles.lead} />
            {belowLead}
          </div>
        )}
        {!heading && !hasOwnHeading && <ExampleLabel />}
        {children}
        <Sources />
      </div>
    </Element>
  );
}
