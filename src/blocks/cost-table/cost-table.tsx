import type { ReactNode } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { columnHeading, formatMoney } from '../../format/money';
import { formatNumber } from '../../format/number';
import type { Money } from '../../generated/compiled';
import { FactMark } from '../../ui/fact-mark';
import noteStyles from '../../ui/note.module.css';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SourceLine } from '../../ui/source-line';
import { Table } from '../../ui/table/table';
import type { BlockProps } from '../block-props';
import { barsOf } from './bars';
import styles from './cost-table.module.css';

type CostTableBlock = BlockProps<'cost-table'>['block'];

/** A column: its heading, whether a row has a value for it, and the cell for a row. */
interface Column<Row> {
  label: string;
  numeric?: boolean;
  hasValue: (row: Row) => boolean;
  cell: (row: Row) => ReactNode;
}

/** A table of amounts. Each amount shows its currency; the period is in the column heading. */
export function CostTable({ block, words, locale }: BlockProps<'cost-table'>) {
  const { columns, rows } = tableContent(block, words, locale);
  const { id, heading, lead, asOf, source } = block;
  const bars = barsOf(block);
  const isNarrow = columns.filter(({ numeric }) => numeric).length < 3;
  return (
    <Section block="cost-table" id={id} heading={heading} lead={lead} beside={isNarrow}>
      <div>
        <Table
          caption={heading}
          columns={columns}
          rows={rows}
          bars={
            bars && {
              rows: bars.rows,
              ends: [formatNumber(0, locale), formatMoney({ from: bars.largest }, block, words, locale)],
            }
          }
          numbered={block.numbered}
        />
        {(asOf || source) && (
          <div className={styles.origin}>
            {asOf && (
              <p className={noteStyles.note}>
                {words.asOf} {asOf}
              </p>
            )}
            {source && (
              <p className={noteStyles.note}>
                <SourceLine source={source} word={words.source} />
              </p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

/** The four kinds of table differ only in their columns. */
function tableContent(block: CostTableBlock, words: WordsOfBlocks['cost-table'], locale: Locale) {
  const textColumn = <Row,>(label: string, read: (row: Row) => ReactNode): Column<Row> => ({
    label,
    hasValue: (row) => read(row) !== undefined,
    cell: read,
  });
  const moneyColumn = <Row,>(label: string, read: (row: Row) => Money | undefined): Column<Row> => ({
    label: columnHeading(label, block.per, words),
    numeric: true,
    hasValue: (row) => read(row) !== undefined,
    cell: (row) => {
      const money = read(row);
      if (money === undefined) return words.included;
      const amount = formatMoney(money, block, words, locale);
      return typeof money === 'number' || money.fact === undefined ? (
        amount
      ) : (
        <>
          {amount}
          <FactMark fact={money.fact} />
        </>
      );
    },
  });
  const richText = (value: Parameters<typeof RichText>[0]['text'] | undefined) =>
    value && <RichText text={value} />;

  switch (block.of) {
    case 'tuition':
      return withoutEmptyColumns(block.rows, [
        textColumn(words.program, (row) => row.program),
        textColumn(words.level, (row) => row.level),
        moneyColumn(words.amount, (row) => row.amount),
      ]);
    case 'city':
      return withoutEmptyColumns(block.rows, [
        textColumn(words.city, (row) => row.city),
        moneyColumn(words.cost, (row) => row.cost),
        textColumn(words.description, (row) => richText(row.description)),
      ]);
    case 'housing':
      return withoutEmptyColumns(block.rows, [
        textColumn(words.accommodationType, (row) => row.type),
        moneyColumn(words.accommodation, (row) => row.accommodation),
        moneyColumn(words.utilities, (row) => row.utilities),
        moneyColumn(words.food, (row) => row.food),
      ]);
    case 'expenses':
      return withoutEmptyColumns(block.rows, [
        textColumn(words.expense, (row) => row.expense),
        moneyColumn(words.cost, (row) => row.cost),
        textColumn(words.description, (row) => richText(row.description)),
      ]);
  }
}

/** Removes columns without any content. */
function withoutEmptyColumns<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const filled = columns.filter(({ hasValue }) => rows.some(hasValue));
  return { columns: filled, rows: rows.map((row) => filled.map(({ cell }) => cell(row))) };
}
