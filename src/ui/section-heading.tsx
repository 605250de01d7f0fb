import { createContext, useContext } from 'react';
import { islandAttributes } from '../islands/island-attributes';
import { Icon } from './icon';
import { useInterface } from './interface';
import styles from './section-heading.module.css';
import { Text } from './text';

interface SectionHeadingProps {
  /** The anchor of the section. Without it there is no link. */
  id?: string;
  heading: string;
}

/**
 * A section's heading, with a link to the section beside it, which shares its URL through the native share dialog or
 * copies it. The link is outside the heading, so that screen readers do not read it as part of the heading.
 */
export function SectionHeading({ id, heading }: SectionHeadingProps) {
  const { share } = useInterface();
  return (
    <div className={styles.heading}>
      <h2>
        <Text text={heading} />
      </h2>
      <ExampleLabel />
      {id && share && (
        <a
          href={`#${id}`}
          className={styles.link}
          aria-label={`${share}: ${heading}`}
          {...islandAttributes('heading-link', 'interaction')}
        >
          <Icon name="link" />
        </a>
      )}
    </div>
  );
}

/** The label of a block with sample entries: “Example”. */
export const ExampleContext = createContext<string | undefined>(undefined);

/** Shown once for all sample entries of a section. */
export function ExampleLabel() {
  const label = useContext(ExampleContext);
  return label && <p className={styles.example}>{label}</p>;
}
