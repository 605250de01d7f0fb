import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** Hidden from screen readers, too. */
  isSilent?: boolean;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ isSilent, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-hidden={isSilent}>
      {children}
    </span>
  );
}
