import { islandAttributes } from '../../islands/wakes';
import styles from './sent.module.css';
import { underWayName } from './under-way';

/** A status on every page, filled in only if an enquiry was being sent when the last page was left. */
export function SentNotice() {
  return (
    <output
      className={styles.notice}
      data-recalls={underWayName}
      {...islandAttributes('sent', 'onInteraction')}
    />
  );
}
