import { islandAttributes } from '../islands/island-attributes';
import type { ContentsEntry } from './contents';
import styles from './contents-bar.module.css';

interface ContentsBarProps {
  entries: readonly ContentsEntry[];
  /** The accessible name of the list. */
  label: string;
}

/**
 * A sticky row of links to the sections of a long page. A script highlights the link of the section in view, and
 * scrolls it into view if the row is wider than the screen. `data-contents` makes scrolling stop clear of the bar
 * (base.css).
 */
export function ContentsBar({ entries, label: accessibleName }: ContentsBarProps) {
  if (entries.length === 0) return null;
  return (
    <nav
      className={styles.contents}
      aria-label={accessibleName}
      data-contents=""
      {...islandAttributes('contents-bar', 'visible')}
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
