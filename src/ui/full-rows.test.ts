import { describe, expect, it } from 'vitest';
import { fullRowAttributes } from './full-rows';

/** The number of cards in each row, computed from the columns (of twelve) that each spans. */
function rowsOf(count: number, allowsFour?: boolean): readonly number[] {
  const rows: number[] = [];
  let columnsLeft = 0;
  for (let index = 0; index < count; index += 1) {
    const { 'data-narrow': narrow, 'data-wide': wide } = fullRowAttributes(index, count, allowsFour);
    if (columnsLeft === 0) {
      rows.push(0);
      columnsLeft = 12;
    }
    rows.push((rows.pop() ?? 0) + 1);
    columnsLeft -= narrow === '' ? 3 : { half: 6, all: 12, none: 4 }[wide ?? 'none'];
    expect(columnsLeft, `${count} cards`).toBeGreaterThanOrEqual(0);
  }
  expect(columnsLeft, `${count} cards fill their rows`).toBe(0);
  return rows;
}

describe('cards', () => {
  it.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [4]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [4, 3]],
    [8, [4, 4]],
    [10, [4, 3, 3]],
    [11, [4, 4, 3]],
  ])('of %d fill rows of at most four', (count, rows) => {
    expect(rowsOf(count)).toEqual(rows);
  });

  it.each([
    [4, [3, 1]],
    [8, [3, 3, 2]],
    [10, [3, 3, 3, 1]],
  ])('of %d fill rows of at most three where four are not allowed', (count, rows) => {
    expect(rowsOf(count, false)).toEqual(rows);
  });
});
