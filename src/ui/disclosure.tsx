import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What opens it. */
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/**
 * A heading that opens to what it announces. The browser's own disclosure does all that is asked: keyboard,
 * find-in-page and a link to what is inside open it, with or without script.
 */
export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} data-item="">
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
