import type { Page, Shell } from '../compiled';
import styles from './page-actions.module.css';

/**
 * Content for print only: contact details, the page's URL, and the date of printing, which entry-browser.ts writes to
 * `data-day` and the style sheet shows.
 */
export function PrintDetails({ page, shell: { contact, origin } }: { page: Page; shell: Shell }) {
  return (
    <p className={styles.details} hidden data-day="">
      {[contact?.phone, contact?.address.join(', '), origin + page.route].filter(Boolean).join(' · ')}
    </p>
  );
}
