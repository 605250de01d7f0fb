import { describe, expect, it } from 'vitest';
import { cardSpanStyle, sharedSpanStyle } from './card-spans';

/** The number of cards in each row, computed from the columns (of twelve) that each spans. */
function rowsOf(count: number, name: '--span' | '--wide-span'): readonly number[] {
  const rows: number[] = [];
  let columnsLeft = 0;
  for (let index = 0; index < count; index += 1) {
    const styles = (cardSpanStyle(index, count) ?? sharedSpanStyle(count)) as
      | Record<string, number>
      | undefined;
    const span = styles?.[name] ?? styles?.['--span'] ?? 4;
    if (columnsLeft === 0) rows.push(0);
    rows.push((rows.pop() ?? 0) + 1);
    columnsLeft = (columnsLeft === 0 ? 12 : columnsLeft) - span;
    expect(columnsLeft, `${count} cards`).toBeGreaterThanOrEqual(0);
  }
  expect(columnsLeft, `${count} cards fill their rows`).toBe(0);
  return rows;
}

describe('cards', () => {
  it.each([
    [1, [1], [1]],
    [2, [2], [2]],
    [3, [3], [3]],
    [4, [2, 2], [4]],
    [5, [3, 2], [3, 2]],
    [7, [2, 2, 3], [4, 3]],
    [8, [2, 2, 2, 2], [4, 4]],
    [9, [3, 3, 3], [3, 3, 3]],
    [10, [2, 2, 3, 3], [4, 3, 3]],
    [11, [3, 3, 3, 2], [3, 3, 3, 2]],
  ])('of %d fill every row', (count, large, wide) => {
    expect(rowsOf(count, '--span')).toEqual(large);
    expect(rowsOf(count, '--wide-span')).toEqual(wide);
  });
});
