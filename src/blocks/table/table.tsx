import type { ReactNode } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDate } from '../../format/date-time';
import { columnHeading, formatMoney } from '../../format/money';
import { formatNumber } from '../../format/number';
import type { TableColumn } from '../../generated/compiled';
import type { TableCell } from '../../resolved';
import card from '../../ui/card.module.css';
import { FactMark } from '../../ui/fact-mark';
import noteStyles from '../../ui/note.module.css';
import { Paragraph, RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Table } from '../../ui/table/table';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './table.module.css';

/** A table with free columns. If they are wider than the page, they scroll in their own container. */
function TableBlock({ block, words, locale }: BlockProps<'table'>) {
  const { id, heading, lead, caption, columns, rows, note } = block;
  return (
    <Section block="table" id={id} heading={heading} lead={lead}>
      {/* A scroll container without focusable content must itself be focusable by keyboard (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={`${card.card} ${styles.frame}`} aria-label={caption ?? heading} tabIndex={0}>
        <Table
          caption={heading}
          visibleCaption={caption && inLanguages(caption)}
          columns={columns.map(({ heading: name, type, per }) => {
            const label = columnHeading(name, per, words);
            const numeric = type === 'number' || type === 'money';
            return { label, heading: inLanguages(label), numeric };
          })}
          rows={rows.map((cells) =>
            columns.map((column, index) => renderCell(cells[index], column, words, locale)),
          )}
          labelled // on a phone, where each row is a list
        />
      </section>
      <Paragraph text={note} className={`${noteStyles.note} ${styles.note}`} />
    </Section>
  );
}

export const block: BlockDefinition<'table'> = { component: TableBlock };

/**
 * The content of a cell: a truth value, a number, an amount, or rich text. A date is a rich text of a single string. A
 * check guarantees that a cell matches its column (compiler/checks/table-cells.ts).
 */
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
  const [first] = cell ?? [];
  if (cell === undefined || first === undefined || first === '') return null;
  if (type !== 'date' || typeof first !== 'string') return <RichText text={cell} />;
  return <time dateTime={first}>{formatDate(first, locale)}</time>;
}
