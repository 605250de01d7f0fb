import type { ReactNode } from 'react';
import styles from './show-more.module.css';

interface RestProps {
  /** What opens it. */
  label: ReactNode;
  /** True where only a phone has no room for all: wider screens and paper show it open. */
  onPhones?: boolean;
  /** True where what is inside has been changed already. */
  open?: boolean;
  children: ReactNode;
}

/** The rest of a long list: in the HTML, a press away. Find-in-page and a link to what is inside open it. */
export function ShowMore({ label, onPhones, open, children }: RestProps) {
  return (
    <details className={styles.rest} data-phones={onPhones ? '' : undefined} open={open}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** So many of a list are shown, the rest is folded: one alone would not be worth a press. */
export function visibleItems<Item>(items: readonly Item[], most: number): readonly Item[] {
  return items.length > most + 1 ? items.slice(0, most) : items;
}
