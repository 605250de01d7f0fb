import type { Page, Shell } from '../compiled';
import styles from './keep-page.module.css';

/** What a page needs on paper alone: how to reach the site's owner, where the page is, and when it was printed (entry-browser.ts). */
export function PrintDetails({ page, shell: { contact, origin } }: { page: Page; shell: Shell }) {
  return (
    <p className={styles.details} hidden data-day="">
      {[contact?.phone, contact?.address.join(', '), origin + page.route].filter(Boolean).join(' · ')}
    </p>
  );
}
