import type { CSSProperties, ReactNode } from 'react';
import labelled from './labelled-table.module.css';
import rowNumbers from './row-numbers.module.css';
import styles from './table.module.css';

/** How long the bar of a row is: up to its lower figure, and up to its upper one. The largest of the table is 1. */
export interface Bar {
  from: number;
  to: number;
}

interface TableProps {
  /** What the table is, for screen readers; the heading above it says the same to the eye. */
  caption: string;
  columns: readonly { label: string; numeric?: boolean }[];
  /** One entry for each column; an empty one is omitted if a row becomes a card. */
  rows: readonly (readonly ReactNode[])[];
  /** The bar of each row that has one, where figures compare. */
  bars?: readonly (Bar | undefined)[];
  /** True to count the rows in front of their names. */
  numbered?: boolean;
}

/**
 * A table that becomes a list on a small screen, so that nothing scrolls sideways: a name with its figure, or a name
 * with several labelled values below it. The first column names the row. Table elements keep their roles whatever
 * their `display`, in Safari since 17.0; the style sheet needs 17.5.
 */
export function Table({ caption, columns, rows, bars, numbered }: TableProps) {
  const isOne = columns.filter(({ numeric }) => numeric).length === 1;
  return (
    <table
      className={[styles.table, !isOne && labelled.labelled, numbered && rowNumbers.numbered]
        .filter(Boolean)
        .join(' ')}
      aria-label={caption}
      data-numbered={numbered}
    >
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" data-numeric={numeric ? '' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={index} data-item="" style={styleOf(bars?.[index])}>
            <th scope="row">{name}</th>
            {cells.map((cell, cellIndex) => {
              const column = columns[cellIndex + 1];
              return (
                <td
                  key={column?.label}
                  data-label={isOne ? undefined : column?.label}
                  data-numeric={column?.numeric ? '' : undefined}
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

const styleOf = (bar: Bar | undefined) =>
  bar && ({ '--from': percent(bar.from), '--to': percent(bar.to) } as CSSProperties);

const percent = (share: number) => `${Math.round(share * 100)}%`;
