import type { ReactNode } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDate } from '../../format/date-time';
import { columnHeading, formatMoney } from '../../format/money';
import { formatNumber } from '../../format/number';
import type { TableColumn } from '../../generated/compiled';
import type { RichText as RichTextTree, TableCell } from '../../resolved';
import card from '../../ui/card.module.css';
import { FactMark } from '../../ui/fact-mark';
import noteStyles from '../../ui/note.module.css';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './table.module.css';

/** A table with free columns. If it is wider than the page, it scrolls in its own container. */
export function Table({ block, words, locale }: BlockProps<'table'>) {
  const { id, heading, lead, caption, columns, rows, note } = block;
  return (
    <Section block="table" id={id} heading={heading} lead={lead}>
      {/* A scroll container without focusable content must itself be focusable by keyboard (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={`${card.card} ${styles.frame}`} aria-label={caption ?? heading} tabIndex={0}>
        <table className={styles.table} aria-label={caption ? undefined : heading}>
          {caption && (
            <caption>
              <span>
                <Text text={caption} />
              </span>
            </caption>
          )}
          <thead>
            <tr>
              {columns.map(({ heading: name, type, per }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <th key={index} scope="col" data-numeric={isNumeric(type) ? '' : undefined}>
                  <Text text={columnHeading(name, per, words)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
              <tr key={row} data-item="">
                {columns.map((column, index) => {
                  const cellContent = renderCell(cells[index], column, words, locale);
                  return index === 0 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do columns
                    <th key={index} scope="row">
                      {cellContent}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do columns
                    <td key={index} data-numeric={isNumeric(column.type) ? '' : undefined}>
                      {cellContent}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && (
        <p className={`${noteStyles.note} ${styles.note}`}>
          <RichText text={note} />
        </p>
      )}
    </Section>
  );
}

const isNumeric = (type: TableColumn['type']) => type === 'number' || type === 'money';

/** The content of a cell. The check guarantees that it matches its column (compiler/checks/table-cells.ts). */
function renderCell(
  cell: TableCell | undefined,
  { type, currency, per }: TableColumn,
  words: WordsOfBlocks['table'],
  locale: Locale,
): ReactNode {
  if (typeof cell === 'boolean') return cell ? words.yes : words.no;
  if (typeof cell === 'number' && type === 'number') return formatNumber(cell, locale);
  if (typeof cell === 'number') return formatMoney(cell, { currency, per }, words, locale);
  if (cell && 'from' in cell) {
    return (
      <>
        {formatMoney(cell, { currency, per }, words, locale)}
        <FactMark fact={cell.fact} />
      </>
    );
  }
  const text: RichTextTree = cell ?? [];
  if (type !== 'date' || typeof text[0] !== 'string' || text[0] === '') return <RichText text={text} />;
  return <time dateTime={text[0]}>{formatDate(text[0], locale)}</time>;
}
