import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingProperty } from '../../diagnostics/missing-property/missing-property';
import { wrongCount } from '../../diagnostics/wrong-count/wrong-count';
import { wrongType } from '../../diagnostics/wrong-type/wrong-type';
import { locationOfValue } from '../../document/location';
import type { TableCell, TableColumn } from '../../generated/documents';
import { blocksOf } from '../../site/blocks-of';
import type { LinkedSite, PlacedDocument } from '../../site/checked-site';

/** Cells of a table that are not what their column says, rows that are too short or too long, sums without a currency. */
export const tableCells = ({ documents }: LinkedSite): readonly Diagnostic[] => documents.flatMap(inDocument);

function inDocument(document: PlacedDocument): readonly Diagnostic[] {
  return blocksOf(document, 'table').flatMap(({ block: { columns = [], rows = [] }, pointer }) => {
    // Which cell belongs to which column is only certain where every column is.
    if (columns.length === 0 || document.invalidPointers.has(`${pointer}/columns`)) return [];
    const known = columns as readonly TableColumn[];
    const at = (rest: string) => locationOfValue(document.document, pointer + rest);
    const wrongRows = rows.flatMap((row, index) => {
      const cells = row as readonly (TableCell | undefined)[] | undefined;
      if (!cells || document.invalidPointers.has(`${pointer}/rows/${index}`)) return [];
      if (cells.length < known.length)
        return [wrongCount(at(`/rows/${index}`), cells.length, { minimum: known.length })];
      if (cells.length > known.length)
        return [wrongCount(at(`/rows/${index}`), cells.length, { maximum: known.length })];
      return known.flatMap((column, place) => {
        const wrong = wrongIn(column, cells[place]);
        return wrong ? [wrongType(at(`/rows/${index}/${place}`), ...wrong)] : [];
      });
    });
    return [...withoutCurrency(known, rows, at), ...wrongRows];
  });
}

/** Columns of sums with a cell that does not say its currency, while the column does not either. */
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

/** What a cell must be, what it is, and what to write instead; undefined if it is as its column says. */
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

/** Year, month, day, of a calendar: 30 February is none, nor is there a year 0. */
function isDay(text: string): boolean {
  const date = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
