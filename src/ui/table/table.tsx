import type { CSSProperties, ReactNode } from 'react';
import { pairedMark } from '../../format/other-currency';
import labelled from './labelled-table.module.css';
import rowNumbers from './row-numbers.module.css';
import styles from './table.module.css';

/** From where to where the bar of a row goes. The largest figure of the table is 1. */
export interface Bar {
  from: number;
  to: number;
}

/** What compares the figures of a table to the eye. */
export interface Bars {
  /** The bar of each row that has one. */
  rows: readonly (Bar | undefined)[];
  /** What the two ends of every track stand for. */
  ends: readonly [string, string];
}

interface TableProps {
  /** What the table is, for screen readers; the heading above it says the same to the eye. */
  caption: string;
  columns: readonly { label: string; numeric?: boolean }[];
  /** One entry for each column; an empty one is omitted if a row becomes a card. */
  rows: readonly (readonly ReactNode[])[];
  /** Below the figures of the only column that has any, where they compare. */
  bars?: Bars;
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
              {numeric && bars && (
                <>
                  {' '}
                  <span className={styles.ends} aria-hidden="true" {...{ [pairedMark]: '' }}>
                    <span>{bars.ends[0]}</span>
                    <span>{bars.ends[1]}</span>
                  </span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={index} data-item="" style={styleOf(bars?.rows[index])}>
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
