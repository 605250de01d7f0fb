import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingProperty } from '../../diagnostics/missing-property/missing-property';
import { wrongCount } from '../../diagnostics/wrong-count/wrong-count';
import { wrongType } from '../../diagnostics/wrong-type/wrong-type';
import { locationOfValue } from '../../document/location';
import type { TableCell, TableColumn } from '../../generated/documents';
import { blocksOf } from '../../site/blocks-of';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';

/** Cells that do not match the type of their column, rows of the wrong length, and amounts without a currency. */
export const tableCells = ({ documents }: LinkedSite): readonly Diagnostic[] => documents.flatMap(inDocument);

function inDocument(document: LinkedDocument): readonly Diagnostic[] {
  return blocksOf(document, 'table').flatMap(({ block: { columns = [], rows = [] }, pointer }) => {
    // If a column is invalid, cells cannot be assigned to columns.
    if (columns.length === 0 || document.invalidPointers.has(`${pointer}/columns`)) return [];
    const tableColumns = columns as readonly TableColumn[];
    const at = (rest: string) => locationOfValue(document.document, pointer + rest);
    const wrongRows = rows.flatMap((row, index) => {
      const cells = row as readonly (TableCell | undefined)[] | undefined;
      if (!cells || document.invalidPointers.has(`${pointer}/rows/${index}`)) return [];
      if (cells.length < tableColumns.length)
        return [wrongCount(at(`/rows/${index}`), cells.length, { minimum: tableColumns.length })];
      if (cells.length > tableColumns.length)
        return [wrongCount(at(`/rows/${index}`), cells.length, { maximum: tableColumns.length })];
      return tableColumns.flatMap((column, place) => {
        const wrong = wrongIn(column, cells[place]);
        return wrong ? [wrongType(at(`/rows/${index}/${place}`), ...wrong)] : [];
      });
    });
    return [...withoutCurrency(tableColumns, rows, at), ...wrongRows];
  });
}

/** Columns of amounts in which neither the column nor every cell sets a currency. */
function withoutCurrency(
  columns: readonly TableColumn[],
  rows: readonly unknown[],
  at: (rest: string) => Parameters<typeof missingProperty>[0],
): readonly Diagnostic[] {
  return columns.flatMap(({ type, currency }, place) => {
    const lacks = (row: unknown) => {
      const cell = (row as readonly unknown[] | undefined)?.[place];
      return typeof cell === 'number' || (isAmount(cell) && !('currency' in cell));
    };
    return type === 'money' && currency === undefined && rows.some(lacks)
      ? [missingProperty(at(`/columns/${place}/type`), ['currency'], 'For example: "currency": "EUR"')]
      : [];
  });
}

/** The expected type of a cell, the actual one, and a fix; undefined if it matches its column. */
function wrongIn(
  { heading, type }: TableColumn,
  cell: TableCell | undefined,
): [expected: string, found: string, advice: string] | undefined {
  if (cell === undefined || cell === '' || kinds[type].fits(cell)) return undefined;
  const { expected, example } = kinds[type];
  return [
    expected,
    wordFor(cell),
    `The column “${heading}” has ${expected} in every row, such as ${example}.`,
  ];
}

const isAmount = (cell: unknown): cell is object => typeof cell === 'object' && cell !== null;

const kinds: Readonly<
  Record<TableColumn['type'], { expected: string; example: string; fits: (cell: TableCell) => boolean }>
> = {
  text: { expected: 'text', example: '"Beginners"', fits: (cell) => typeof cell === 'string' },
  number: { expected: 'a number', example: '40', fits: (cell) => typeof cell === 'number' },
  money: {
    expected: 'an amount',
    example: '290 or { "from": 390, "to": 450 }',
    fits: (cell) => (typeof cell === 'number' && cell >= 0) || isAmount(cell),
  },
  date: {
    expected: 'a date',
    example: '"2026-01-11"',
    fits: (cell) => typeof cell === 'string' && isDay(cell),
  },
  'yes-no': { expected: 'true or false', example: 'true', fits: (cell) => typeof cell === 'boolean' },
};

const wordFor = (cell: TableCell): string => {
  if (typeof cell === 'string') return 'text';
  if (typeof cell === 'boolean') return 'true or false';
  if (typeof cell === 'number') return cell < 0 ? 'a negative number' : 'a number';
  return 'an amount in { }';
};

/** Whether a text is a date that exists: 30 February and the year 0 do not. */
function isDay(text: string): boolean {
  const date = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
