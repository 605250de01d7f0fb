import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** Hidden from screen readers, too: content for scripts only, such as a honeypot. */
  isSilent?: boolean;
  children: ReactNode;
}

/** Content that is not displayed. It is for screen readers only, unless it is silent. */
export function VisuallyHidden({ isSilent, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-hidden={isSilent}>
      {children}
    </span>
  );
}
