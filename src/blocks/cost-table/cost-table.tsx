import type { ReactNode } from 'react';
import { columnHeading, formatMoney } from '../../format/money';
import type { Money } from '../../generated/compiled';
import type { RichText as RichTextTree } from '../../resolved';
import { FactMark } from '../../ui/fact-mark';
import { Link } from '../../ui/link';
import noteStyles from '../../ui/note.module.css';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Table } from '../../ui/table/table';
import type { BlockDefinition, BlockProps } from '../block-props';
import { barsOf } from './bars';
import styles from './cost-table.module.css';

interface Column<Row> {
  label: string;
  numeric?: boolean;
  /** The cell of a row; undefined if the row has no value for it. */
  cell: (row: Row) => ReactNode;
  /** Shown in rows without a value. */
  emptyCell?: string;
}

/**
 * A table of amounts. Each shows its currency; the period of the block is in the column heading. Amounts without a
 * currency or period of their own have those of the block.
 */
function CostTable(props: BlockProps<'cost-table'>) {
  const { block, words } = props;
  const { columns, rows } = tableContent(props);
  const { id, heading, lead, asOf, source } = block;
  const fitsBesideHeading = columns.filter(({ numeric }) => numeric).length < 3;
  return (
    <Section block="cost-table" id={id} heading={heading} lead={lead} beside={fitsBesideHeading}>
      <div>
        <Table
          caption={heading}
          columns={columns}
          rows={rows}
          bars={barsOf(props)}
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
                {words.source} <Link to={source.to}>{source.label}</Link>
              </p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'cost-table'> = { component: CostTable };

/** The columns and cells, in which alone the four tables (`of`) differ. */
function tableContent({ block, words, locale }: BlockProps<'cost-table'>) {
  const moneyColumn = <Row,>(label: string, read: (row: Row) => Money | undefined): Column<Row> => ({
    label: columnHeading(label, block.per, words),
    numeric: true,
    cell: (row) => {
      const money = read(row);
      return money === undefined ? undefined : (
        <>
          {formatMoney(money, block, words, locale)}
          {typeof money === 'object' && <FactMark fact={money.fact} />}
        </>
      );
    },
    emptyCell: words.included,
  });
  const descriptionColumn: Column<{ description?: RichTextTree }> = {
    label: words.description,
    cell: ({ description }) => description && <RichText text={description} />,
  };

  switch (block.of) {
    case 'tuition':
      return withoutEmptyColumns(block.rows, [
        { label: words.program, cell: (row) => row.program },
        { label: words.level, cell: (row) => row.level },
        moneyColumn(words.amount, (row) => row.amount),
      ]);
    case 'city':
      return withoutEmptyColumns(block.rows, [
        { label: words.city, cell: (row) => row.city },
        moneyColumn(words.cost, (row) => row.cost),
        descriptionColumn,
      ]);
    case 'housing':
      return withoutEmptyColumns(block.rows, [
        { label: words.accommodationType, cell: (row) => row.type },
        moneyColumn(words.accommodation, (row) => row.accommodation),
        moneyColumn(words.utilities, (row) => row.utilities),
        moneyColumn(words.food, (row) => row.food),
      ]);
    case 'expenses':
      return withoutEmptyColumns(block.rows, [
        { label: words.expense, cell: (row) => row.expense },
        moneyColumn(words.cost, (row) => row.cost),
        descriptionColumn,
      ]);
  }
}

/** The columns that any row fills, and the cells of all rows in these. */
function withoutEmptyColumns<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const filled = columns.filter(({ cell }) => rows.some((row) => cell(row) !== undefined));
  const cellsOf = (row: Row) => filled.map(({ cell, emptyCell }) => cell(row) ?? emptyCell);
  return { columns: filled, rows: rows.map(cellsOf) };
}
