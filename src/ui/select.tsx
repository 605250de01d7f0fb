import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { Icon } from './icon';

/** A native select with the site's style. */
export const Select = (props: ComponentProps<'select'>) => (
  <span className={styles.select}>
    <select {...props} className={styles.control} />
    <Icon name="chevron-down" />
  </span>
);
