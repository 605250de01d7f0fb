import { expect, it } from 'vitest';
import { defaultSpanStyle, rowStyle } from './full-rows';

type Columns = Readonly<Record<string, number>>;

/** How many columns each of so many facts takes. */
const columns = (count: number, name: string, usual: number) =>
  Array.from(
    { length: count },
    (_, index) => (rowStyle(index, count) as Columns | undefined)?.[name] ?? usual,
  );

/** Whether facts that follow one another fill each row. */
function fillsRows(row: number, widths: readonly number[]): boolean {
  let columnsLeft = row;
  for (const width of widths) {
    if (width > columnsLeft) return false;
    columnsLeft = columnsLeft === width ? row : columnsLeft - width;
  }
  return columnsLeft === row;
}

it.each(Array.from({ length: 11 }, (_, index) => index + 2))('%i facts fill every row', (count) => {
  expect(fillsRows(2, columns(count, '--of-two', 1)), 'on a phone').toBe(true);
  expect(fillsRows(12, columns(count, '--of-three', 4)), 'three in a row').toBe(true);
  const each = (defaultSpanStyle(count) as Columns | undefined)?.['--each'] ?? 3;
  expect(fillsRows(12, columns(count, '--of-four', each)), 'four in a row').toBe(true);
});
