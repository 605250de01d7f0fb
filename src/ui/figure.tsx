import type { FigureParts } from '../format/figure-parts';
import styles from './figure.module.css';

/** A large figure, with surrounding words in small print. */
export function Figure({ before, figure, unit }: FigureParts) {
  return (
    <span className={styles.figure}>
      {/* The space is outside <small>, so that the line can wrap there. */}
      {before && (
        <>
          <small>{before}</small>{' '}
        </>
      )}
      <span>{figure}</span>
      {unit && (
        <>
          {' '}
          <small>{unit}</small>
        </>
      )}
    </span>
  );
}
