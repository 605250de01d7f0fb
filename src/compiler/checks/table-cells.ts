import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingProperty } from '../../diagnostics/missing-property/missing-property';
import { wrongCount } from '../../diagnostics/wrong-count/wrong-count';
import { wrongType } from '../../diagnostics/wrong-type/wrong-type';
import { locationOfValue } from '../../document/location';
import type { TableCell, TableColumn } from '../../generated/documents';
import { blocksOfType } from '../../site/blocks-of';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';

/** Cells that do not match the type of their column, rows of the wrong length, and amounts without a currency. */
export const tableCells = ({ documents }: LinkedSite): readonly Diagnostic[] => documents.flatMap(inDocument);

function inDocument(document: LinkedDocument): readonly Diagnostic[] {
  return blocksOfType(document, 'table').flatMap(({ block: { columns = [], rows = [] }, pointer }) => {
    // If a column is invalid, cells cannot be assigned to columns.
    if (columns.length === 0 || document.invalidPointers.has(`${pointer}/columns`)) return [];
    const tableColumns = columns as readonly TableColumn[];
    const locationOf = (rest: string) => locationOfValue(document.parsed, pointer + rest);
    const wrongRows = rows.flatMap((row, index) => {
      const cells = row as readonly (TableCell | undefined)[] | undefined;
      if (!cells || document.invalidPointers.has(`${pointer}/rows/${index}`)) return [];
      const limit = tableColumns.length;
      if (cells.length !== limit) {
        const violated = cells.length < limit ? { minimum: limit } : { maximum: limit };
        return [wrongCount(locationOf(`/rows/${index}`), cells.length, violated)];
      }
      return tableColumns.flatMap((column, columnIndex) => {
        const problem = typeProblem(column, cells[columnIndex]);
        return problem ? [wrongType(locationOf(`/rows/${index}/${columnIndex}`), ...problem)] : [];
      });
    });
    return [...withoutCurrency(tableColumns, rows, locationOf), ...wrongRows];
  });
}

/** Columns of amounts in which neither the column nor every cell sets a currency. */
function withoutCurrency(
  columns: readonly TableColumn[],
  rows: readonly unknown[],
  locationOf: (rest: string) => Parameters<typeof missingProperty>[0],
): readonly Diagnostic[] {
  return columns.flatMap(({ type, currency }, columnIndex) => {
    const lacksCurrency = (row: unknown) => {
      const cell = (row as readonly unknown[] | undefined)?.[columnIndex];
      return typeof cell === 'number' || (isAmount(cell) && !('currency' in cell || 'fact' in cell));
    };
    return type === 'money' && currency === undefined && rows.some(lacksCurrency)
      ? [
          missingProperty(
            locationOf(`/columns/${columnIndex}/type`),
            ['currency'],
            'For example: "currency": "EUR"',
          ),
        ]
      : [];
  });
}

/**
 * What a cell should be, what it is, and how to fix it, for the message; undefined if it matches its column or is
 * empty.
 */
function typeProblem(
  { heading, type }: TableColumn,
  cell: TableCell | undefined,
): [expected: string, found: string, advice: string] | undefined {
  if (cell === undefined || cell === '' || cellTypes[type].matches(cell)) return undefined;
  const { expected, example } = cellTypes[type];
  return [
    expected,
    describeCell(cell),
    `The column “${heading}” has ${expected} in every row, such as ${example}.`,
  ];
}

const isAmount = (cell: unknown): cell is object => typeof cell === 'object' && cell !== null;

const cellTypes: Readonly<
  Record<TableColumn['type'], { expected: string; example: string; matches: (cell: TableCell) => boolean }>
> = {
  text: { expected: 'text', example: '"Beginners"', matches: (cell) => typeof cell === 'string' },
  number: { expected: 'a number', example: '40', matches: (cell) => typeof cell === 'number' },
  money: {
    expected: 'an amount',
    example: '290 or { "from": 390, "to": 450 }',
    matches: (cell) => (typeof cell === 'number' && cell >= 0) || isAmount(cell),
  },
  date: {
    expected: 'a date',
    example: '"2026-01-11"',
    matches: (cell) => typeof cell === 'string' && isDay(cell),
  },
  'yes-no': { expected: 'true or false', example: 'true', matches: (cell) => typeof cell === 'boolean' },
};

/** What a cell is, for messages. */
const describeCell = (cell: TableCell): string => {
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
