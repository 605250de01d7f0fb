import type { ShellWords } from '../compiled';
import styles from './page-actions.module.css';

/**
 * Buttons that print a page and share it through the native share dialog. Both need JavaScript, and sharing needs
 * support by the device. They are shown by the script of the contents bar (enable-page-actions.ts), which every page
 * with these buttons has.
 */
export function PageActions({ words }: { words: Pick<ShellWords, 'savePdf' | 'share'> }) {
  return (
    <div className={styles.actions}>
      <button type="button" hidden data-action="print">
        {words.savePdf}
      </button>
      <button type="button" hidden data-action="share">
        {words.share}
      </button>
    </div>
  );
}
