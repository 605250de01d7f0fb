import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { Icon } from './icon';

/** The browser's own list, which looks the same in forms and in tools. */
export const Select = (props: ComponentProps<'select'>) => (
  <span className={styles.select}>
    <select {...props} className={styles.control} />
    <Icon name="chevron-down" />
  </span>
);
