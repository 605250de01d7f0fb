import { islandAttributes } from '../../islands/island-attributes';
import styles from './sent.module.css';
import { underWayName } from './under-way';

/** A status on every page, filled in only if an enquiry was being sent when the last page was left. */
export function SentNotice() {
  return (
    <output
      className={styles.notice}
      data-restore={underWayName}
      {...islandAttributes('sent', 'interaction')}
    />
  );
}
