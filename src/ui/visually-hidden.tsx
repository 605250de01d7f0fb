import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Content that is not displayed: for screen readers, or with `aria-hidden` for robots that fill in whole forms. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span className={styles.hidden} {...props} />
);
