import { islandAttributes } from '../islands/wakes';
import type { ContentsEntry } from './contents';
import styles from './contents-bar.module.css';

interface ContentsBarProps {
  entries: readonly ContentsEntry[];
  /** The list's name, for screen readers. */
  label: string;
}

/**
 * A row of links to the sections of a long page, which stays below the header. Script highlights the link of the
 * section in view, and keeps it in view if the row is wider than the screen. `data-contents` makes the page scroll
 * clear of the bar (base.css).
 */
export function ContentsBar({ entries, label: name }: ContentsBarProps) {
  if (entries.length === 0) return null;
  return (
    <nav
      className={styles.contents}
      aria-label={name}
      data-contents=""
      {...islandAttributes('contents-bar', 'onVisible')}
    >
      <ol>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
