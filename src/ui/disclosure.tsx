import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The content of the summary. */
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/**
 * A heading that toggles its content. The native details element handles the keyboard, and opens for find-in-page and
 * links to its content, even without JavaScript.
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
