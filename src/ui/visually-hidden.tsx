import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Content that is not displayed: for screen readers only, or with `aria-hidden` for scripts only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span className={styles.hidden} {...props} />
);
