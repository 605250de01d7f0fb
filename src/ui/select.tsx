import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { Icon } from './icon';

/** A native select with the site's style. */
export const Select = ({ className = styles.control, ...props }: ComponentProps<'select'>) => (
  <span className={styles.select}>
    <select {...props} className={className} />
    <Icon name="chevron-down" />
  </span>
);
