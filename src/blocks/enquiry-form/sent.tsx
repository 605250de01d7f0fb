import { islandAttributes } from '../../islands/wakes';
import styles from './sent.module.css';
import { underWayName } from './under-way';

/** Empty on every page, until somebody comes there who left while an enquiry was being sent. */
export function SentNotice() {
  return (
    <output
      className={styles.notice}
      data-recalls={underWayName}
      {...islandAttributes('sent', 'onInteraction')}
    />
  );
}
