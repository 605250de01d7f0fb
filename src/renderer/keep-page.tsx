import type { ShellWords } from '../compiled';
import styles from './keep-page.module.css';

/**
 * Buttons that print a page that is made for paper and hand it to the device's own way to share. Both need script, and
 * the second a device that has one: the list of contents, which every such page has, shows them (enable-keeping.ts).
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
