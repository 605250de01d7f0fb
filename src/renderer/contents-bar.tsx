import { useEffect, useRef, useState } from 'react';
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
export function ContentsBar({ entries, label }: ContentsBarProps) {
  const bar = useRef<HTMLElement>(null);
  const row = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!bar.current) return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent(entries.find(({ id }) => inView.has(id))?.id);
      },
      // From just below where a link scrolls its section to, down to the middle of the screen.
      { rootMargin: `${-Math.ceil(endOf(bar.current) + 24)}px 0px -50%` },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);

  useEffect(() => {
    if (row.current?.querySelector(':focus-visible')) return; // it stays in view (WCAG 2.4.11)
    const link = current && row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) centre(link);
    else if (isAtTop()) row.current?.scrollTo({ left: 0 });
  }, [current]);

  if (entries.length === 0) return null;
  return (
    <nav ref={bar} className={styles.contents} aria-label={label} data-contents="">
      {/* A browser leaves a link that is partly in view where it is. */}
      <ol ref={row} onFocus={({ target }) => target.matches(':focus-visible') && centre(target)}>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Before the first section the row is scrolled to its beginning; between two sections it does not move. */
const isAtTop = () => window.scrollY < window.innerHeight / 2;

/** Scrolls only the row: `scrollIntoView` would move the page, too. */
function centre(link: HTMLElement) {
  const row = link.closest('ol');
  row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
}

/** Where the bar ends while it stays below the header, wherever it is now. */
const endOf = (bar: HTMLElement) => Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight;
