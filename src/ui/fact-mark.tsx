import { useContext } from 'react';
import { fill } from '../format/fill';
import styles from './fact-mark.module.css';
import { FactsContext } from './facts-context';

interface FactMarkProps {
  /** The name of the fact; nothing is shown for a figure that is quoted from nowhere. */
  fact: string | undefined;
}

/** What stands behind a quoted figure, small: what it was before, and what follows it. */
export function FactMark({ fact }: FactMarkProps) {
  const { facts, words } = useContext(FactsContext);
  const { past, next } = (fact !== undefined && facts[fact]) || {};
  if (!words) return null;
  return (
    <>
      {past && <Aside>{fill(words.past, { past })}</Aside>}
      {next && <Aside>{fill(words.since, next)}</Aside>}
    </>
  );
}

const Aside = ({ children }: { children: string }) => (
  <>
    {' '}
    <small className={styles.aside}>{children}</small>
  </>
);
