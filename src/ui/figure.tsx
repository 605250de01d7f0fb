import styles from './figure.module.css';

interface FigureProps {
  before?: string;
  figure: string;
  unit?: string;
}

/** A figure set large, with the words around it small. */
export function Figure({ before, figure, unit }: FigureProps) {
  return (
    <span className={styles.figure}>
      {before && <small>{before} </small>}
      <span>{figure}</span>
      {unit && <small> {unit}</small>}
    </span>
  );
}
