import type { ShellWords } from '../compiled';
import styles from './keep-page.module.css';

/**
 * Buttons that print a page and share it through the native share dialog. Both need JavaScript, and sharing needs
 * support by the device; the script of the contents bar, which every such page has, shows them (enable-keeping.ts).
 */
export function KeepPage({ words }: { words: Pick<ShellWords, 'savePdf' | 'share'> }) {
  return (
    <div className={styles.keep}>
      <button type="button" hidden data-keep="print">
        {words.savePdf}
      </button>
      <button type="button" hidden data-keep="share">
        {words.share}
      </button>
    </div>
  );
}
