import { useContext } from 'react';
import { fill } from '../format/fill';
import styles from './fact-notes.module.css';
import { FactsContext } from './facts-context';

interface FactMarkProps {
  /** The name of the fact; nothing is shown for a figure that is quoted from nowhere. */
  fact: string | undefined;
  /** In a text: a later figure has the mark. Only what is said of this one stands behind it. */
  isBare?: boolean;
}

/**
 * What stands behind a quoted figure: that it is doubtful, what follows it, and the number of the note that says where it
 * comes from. Pressed, the number opens that note; no script is needed (the popover of HTML).
 */
export function FactMark({ fact, isBare }: FactMarkProps) {
  const { facts, words } = useContext(FactsContext);
  const quoted = fact === undefined ? undefined : facts[fact];
  if (!quoted || !words) return null;
  const { note, doubtful, next } = quoted;
  return (
    <>
      {doubtful && (
        <>
          {' '}
          <small className={styles.aside}>{words.doubtful}</small>
        </>
      )}
      {next && (
        <>
          {' '}
          <small className={styles.aside}>{fill(words.since, next)}</small>
        </>
      )}
      {!isBare && (
        <button
          type="button"
          className={styles.mark}
          popoverTarget={`source-${note}`}
          aria-label={`${words.source} ${note}`}
        >
          {note}
        </button>
      )}
    </>
  );
}
