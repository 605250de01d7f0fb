import { useContext } from 'react';
import { fill } from '../format/fill';
import styles from './fact-mark.module.css';
import { FactsContext } from './facts-context';

interface FactMarkProps {
  /** Name of the fact. Undefined for figures that are not quoted, which get no mark. */
  fact: string | undefined;
}

/**
 * Small print after a quoted figure: its earlier value, its announced next value and, in `npm run dev`, remarks for its
 * author.
 */
export function FactMark({ fact }: FactMarkProps) {
  const { facts, words } = useContext(FactsContext);
  const { past, next, forAuthor } = (fact !== undefined && facts[fact]) || {};
  if (!words) return null;
  return (
    <>
      {past && <Aside>{fill(words.past, { past })}</Aside>}
      {next && <Aside>{fill(words.since, next)}</Aside>}
      {/* Styled by preview/author-notices.ts. */}
      {forAuthor && (
        <>
          {' '}
          <small data-for-author="" title={forAuthor.about}>
            {forAuthor.status}
          </small>
        </>
      )}
    </>
  );
}

/**
 * Only the announced next value of a figure, in comparisons. `title` names the figure if it is one of several behind a
 * calculated amount.
 */
export function FactNext({ fact, title }: { fact: string; title?: string }) {
  const { facts, words } = useContext(FactsContext);
  const announcedValue = facts[fact]?.next;
  return (
    announcedValue &&
    words && <Aside>{[title, fill(words.since, announcedValue)].filter(Boolean).join(' ')}</Aside>
  );
}

const Aside = ({ children }: { children: string }) => (
  <>
    {' '}
    <small className={styles.aside}>{children}</small>
  </>
);
