import styles from './figure.module.css';

interface FigureProps {
  before?: string;
  figure: string;
  unit?: string;
}

/** A large figure, with the words around it in small type. */
export function Figure({ before, figure, unit }: FigureProps) {
  return (
    <span className={styles.figure}>
      {/* A space within <small> would not let the line break there. */}
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
