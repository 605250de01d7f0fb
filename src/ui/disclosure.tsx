import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon';

interface DisclosureProps {
  /** What opens it. */
  title: ReactNode;
  open?: boolean;
  /** Of the disclosures of one name one at most is open. */
  name?: string;
  children: ReactNode;
}

/**
 * A heading that opens to what it announces. The browser's own disclosure does all that is asked: keyboard,
 * find-in-page and a link to what is inside open it, with or without script.
 */
export function Disclosure({ title, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={open} data-item="">
      <summary>
        <h3>{title}</h3>
        <span className={styles.glyph}>
          <Icon name="plus" />
          <Icon name="minus" />
        </span>
      </summary>
      {children}
    </details>
  );
}
