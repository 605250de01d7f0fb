import styles from './figure.module.css';

interface FigureProps {
  /** What precedes the figure: “up to”. */
  before?: string;
  /** The figure with its currency or percent sign: “€12.50”. */
  figure: string;
  /** What follows the figure: “an hour”. */
  unit?: string;
}

/** A large figure, with surrounding words in small print. */
export function Figure({ before, figure, unit }: FigureProps) {
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
