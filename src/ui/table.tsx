import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  /** What the table is, for screen readers; the heading above it says the same to the eye. */
  caption: string;
  columns: readonly { label: string; numeric?: boolean }[];
  /** One entry for each column; an empty one is omitted if a row becomes a card. */
  rows: readonly (readonly ReactNode[])[];
  /** True to count the rows in front of their names. */
  numbered?: boolean;
}

/**
 * A table that becomes a list of cards on a small screen, so that nothing scrolls sideways. The first column names the
 * row. Table elements keep their roles whatever their `display`, in Safari since 17.0; the style sheet needs 17.5.
 */
export function Table({ caption, columns, rows, numbered }: TableProps) {
  return (
    <table className={styles.table} aria-label={caption} data-numbered={numbered}>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" data-numeric={numeric}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={index} data-item="">
            <th scope="row">{name}</th>
            {cells.map((cell, cellIndex) => {
              const column = columns[cellIndex + 1];
              return (
                <td
                  key={column?.label}
                  data-label={column?.label}
                  data-numeric={column?.numeric}
                  data-empty={cell ? undefined : ''}
                >
                  {cell && <div>{cell}</div>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
