import { createContext, useContext } from 'react';
import { islandAttributes } from '../islands/wakes';
import { Icon } from './icon';
import { useInterface } from './interface';
import styles from './section-heading.module.css';
import { Text } from './text';

interface SectionHeadingProps {
  /** The anchor of the section. Without one there is nothing to link to. */
  id?: string;
  heading: string;
}

/**
 * The heading of a section, and beside it a link to the section: it hands its address to the device's own way to share, or
 * copies it where there is none. It is no part of the heading, which a screen reader would read with it.
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
          {...islandAttributes('heading-link', 'onInteraction')}
        >
          <Icon name="link" />
        </a>
      )}
    </div>
  );
}

/** What a block says of itself whose entries are samples: “Example”. */
export const ExampleContext = createContext<string | undefined>(undefined);

/** Once for all entries of a section: they were made up, until real ones take their place. */
export function ExampleLabel() {
  const label = useContext(ExampleContext);
  return label && <p className={styles.example}>{label}</p>;
}
