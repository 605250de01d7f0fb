import { useContext } from 'react';
import { fill } from '../format/fill';
import styles from './fact-mark.module.css';
import { FactsContext } from './facts-context';

interface FactMarkProps {
  /** The name of the fact; nothing is shown for a figure that is quoted from nowhere. */
  fact: string | undefined;
}

/**
 * What stands behind a quoted figure, small: what it was before, what follows it, and under `npm run dev` what its author has
 * to know.
 */
export function FactMark({ fact }: FactMarkProps) {
  const { facts, words } = useContext(FactsContext);
  const { past, next, forAuthor } = (fact !== undefined && facts[fact]) || {};
  if (!words) return null;
  return (
    <>
      {past && <Aside>{fill(words.past, { past })}</Aside>}
      {next && <Aside>{fill(words.since, next)}</Aside>}
      {/* Its look is that of the preview (preview/author-notices.ts). */}
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

const Aside = ({ children }: { children: string }) => (
  <>
    {' '}
    <small className={styles.aside}>{children}</small>
  </>
);
