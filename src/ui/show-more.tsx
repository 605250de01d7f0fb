import type { ReactNode } from 'react';
import styles from './show-more.module.css';

interface ShowMoreProps {
  /** The content of the summary. */
  label: ReactNode;
  /** Collapsed on phones only; open on wider screens and in print. */
  onlyOnPhones?: boolean;
  /** Open initially, because something inside has been changed. */
  open?: boolean;
  children: ReactNode;
}

/** The collapsed rest of a long list. It is in the HTML, so find-in-page and links to its content open it. */
export function ShowMore({ label, onlyOnPhones, open, children }: ShowMoreProps) {
  return (
    <details className={styles.rest} data-phones={onlyOnPhones ? '' : undefined} open={open}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** The items to show before “Show more”. A single remaining item is shown as well, since it is not worth a press. */
export function visibleItems<Item>(items: readonly Item[], maxVisible: number): readonly Item[] {
  return items.length > maxVisible + 1 ? items.slice(0, maxVisible) : items;
}
