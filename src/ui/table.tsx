import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  /** What the table is, for screen readers; the heading above it says the same to the eye. */
  caption: string;
  columns: readonly { label: string; numeric?: boolean }[];
  /** One entry a column; an empty one is left out where a row becomes a card. */
  rows: readonly (readonly ReactNode[])[];
  /** True to count the rows in front of their names. */
  numbered?: boolean;
}

/**
 * A table that becomes a list of cards on a small screen, so that nothing scrolls sideways. The first column names the
 * row. Roles are written out because `display` takes them away from table elements in Safari.
 */
export function Table({ caption, columns, rows, numbered }: TableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table" aria-label={caption} data-numbered={numbered}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, numeric }) => (
            <th key={label} role="columnheader" scope="col" data-numeric={numeric}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={index} role="row" data-item="">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, cellIndex) => {
              const column = columns[cellIndex + 1];
              return (
                <td
                  key={column?.label}
                  role="cell"
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
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
