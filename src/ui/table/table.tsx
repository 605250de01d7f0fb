import type { CSSProperties, ReactNode } from 'react';
import labelledStyles from './labelled-table.module.css';
import rowNumbers from './row-numbers.module.css';
import styles from './table.module.css';

/** Start and end of a row's bar, relative to the table's maximum of 1. */
export interface Bar {
  from: number;
  to: number;
}

/** Bars that visualize the figures of a table. */
export interface Bars {
  /** The bar of each row, if it has one. */
  rows: readonly (Bar | undefined)[];
  /** Labels for the ends of the scale. */
  ends: readonly [string, string];
}

interface TableProps {
  /** For screen readers; the heading above shows the same. */
  caption: string;
  /** Shown above the columns, instead of `caption`. */
  visibleCaption?: ReactNode;
  /** `heading` is the label with markup. */
  columns: readonly { label: string; heading?: ReactNode; numeric?: boolean }[];
  /** One cell for each column. Empty cells are omitted when the table is shown as a list. */
  rows: readonly (readonly ReactNode[])[];
  /** Bars below the figures, if there is a single column of comparable figures. */
  bars?: Bars;
  /** Number the rows. */
  numbered?: boolean;
  /** Whether values are labelled in a list; by default, unless exactly one column is numeric. */
  labelled?: boolean;
}

/**
 * A table that becomes a list on a small screen, so that nothing scrolls sideways: a name with its figure, or with
 * several labelled values below. The first column names the row. Table elements keep their roles with any `display` (in
 * Safari since 17.0).
 */
export function Table({
  caption,
  visibleCaption,
  columns,
  rows,
  bars,
  numbered,
  labelled = columns.filter(({ numeric }) => numeric).length !== 1,
}: TableProps) {
  return (
    <table
      className={[styles.table, labelled && labelledStyles.labelled, numbered && rowNumbers.numbered]
        .filter(Boolean)
        .join(' ')}
      aria-label={visibleCaption ? undefined : caption}
      data-numbered={numbered} // for tests
    >
      {visibleCaption && <caption>{visibleCaption}</caption>}
      <thead>
        <tr>
          {columns.map(({ label, heading = label, numeric }, index) => (
            <th key={index} scope="col" data-numeric={numeric ? '' : undefined}>
              {heading}
              {numeric && bars && (
                <>
                  {' '}
                  {/* To `data-paired` the switch of the second currency adds nothing (format/other-currency.ts). */}
                  <span className={styles.ends} aria-hidden="true" data-paired="">
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
          <tr key={index} data-item="" style={barStyle(bars?.rows[index])}>
            <th scope="row">{name}</th>
            {cells.map((cell, cellIndex) => {
              const column = columns[cellIndex + 1];
              return (
                <td
                  key={cellIndex}
                  data-label={labelled ? column?.label : undefined}
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

/** Where CSS draws the bar of a row: its start and end in percent of the scale. */
const barStyle = (bar: Bar | undefined) =>
  bar && ({ '--from': percent(bar.from), '--to': percent(bar.to) } as CSSProperties);

const percent = (share: number) => `${Math.round(share * 100)}%`;
