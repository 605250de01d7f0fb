import { useContext } from 'react';
import { islandAttributes } from '../islands/island-attributes';
import { BlockContext } from './block-context';
import { Icon } from './icon';
import styles from './section-heading.module.css';
import { useSiteSettings } from './site-settings';
import { inLanguages } from './text';

interface SectionHeadingProps {
  /** The anchor of the section. Without it there is no link. */
  id?: string;
  heading: string;
}

/**
 * A section's heading and, next to it, a permalink. Clicking it opens the native share dialog or copies the URL. The
 * link is outside the heading, so that screen readers do not read it as part of the heading.
 */
export function SectionHeading({ id, heading }: SectionHeadingProps) {
  const { shareLabel } = useSiteSettings();
  return (
    <div className={styles.heading}>
      <h2>{inLanguages(heading)}</h2>
      <ExampleLabel />
      {id && shareLabel && (
        <a
          href={`#${id}`}
          className={styles.link}
          aria-label={`${shareLabel}: ${heading}`}
          {...islandAttributes('heading-link', 'interaction')}
        >
          <Icon name="link" />
        </a>
      )}
    </div>
  );
}

/** The label “Example” of a block with sample entries, shown once for all of them. */
export function ExampleLabel() {
  const { example } = useContext(BlockContext);
  return example && <p className={styles.example}>{example}</p>;
}
