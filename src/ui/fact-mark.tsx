import { useContext } from 'react';
import { fill } from '../format/fill';
import styles from './fact-mark.module.css';
import { FactsContext } from './facts-context';

interface FactMarkProps {
  /** The name of the fact; nothing is shown for a figure that is quoted from nowhere. */
  fact: string | undefined;
}

/** What stands behind a quoted figure: what follows it. */
export function FactMark({ fact }: FactMarkProps) {
  const { facts, words } = useContext(FactsContext);
  const next = fact === undefined ? undefined : facts[fact]?.next;
  if (!next || !words) return null;
  return (
    <>
      {' '}
      <small className={styles.aside}>{fill(words.since, next)}</small>
    </>
  );
}
