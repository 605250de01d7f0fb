import type { DaysWithHours } from '../format/opening-hours';
import styles from './opening-hours.module.css';

interface OpeningHoursProps {
  /** What the table is called, where no heading says it. */
  caption?: string;
  label?: string;
  rows: readonly DaysWithHours[];
  /** In place of hours. */
  closed: string;
}

/** A table of days with their hours. */
export function OpeningHours({ caption, label, rows, closed }: OpeningHoursProps) {
  return (
    <table className={styles.hours} aria-label={label}>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {rows.map(({ days, hours = closed }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
