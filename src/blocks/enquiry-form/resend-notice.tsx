import { islandAttributes } from '../../islands/island-attributes';
import { pendingKey } from './pending';
import styles from './resend-notice.module.css';

/**
 * A status on every page, filled in only if an enquiry was being sent when the last page was left. Its script runs at
 * once if there is an entry in storage with the key in `data-restore`.
 */
export function ResendNotice() {
  return (
    <output
      className={styles.notice}
      data-restore={pendingKey}
      {...islandAttributes('resend', 'interaction')}
    />
  );
}
