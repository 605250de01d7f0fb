import { useContext } from 'react';
import { fill } from '../format/fill';
import { BlockContext } from './block-context';
import styles from './fact-mark.module.css';

/**
 * Small print after a quoted figure: its earlier value, its announced next value and, in `npm run dev`, remarks for its
 * author. A figure that is not quoted has no `fact`, and gets no mark.
 */
export function FactMark({ fact }: { fact: string | undefined }) {
  const { facts, factWords: words } = useContext(BlockContext);
  const { past, next, forAuthor } = (fact !== undefined && facts[fact]) || {};
  if (!words) return null;
  return (
    <>
      {past && <SmallPrint>{fill(words.past, { past })}</SmallPrint>}
      {next && <SmallPrint>{fill(words.since, next)}</SmallPrint>}
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
 * Only the announced next value of a fact, after a figure that is calculated from it or compared with others. `title`
 * names the fact if the figure is calculated from several.
 */
export function FactNext({ fact, title }: { fact: string; title?: string }) {
  const { facts, factWords: words } = useContext(BlockContext);
  const announcedValue = facts[fact]?.next;
  return (
    announcedValue &&
    words && <SmallPrint>{[title, fill(words.since, announcedValue)].filter(Boolean).join(' ')}</SmallPrint>
  );
}

const SmallPrint = ({ children }: { children: string }) => (
  <>
    {' '}
    <small className={styles.aside}>{children}</small>
  </>
);
