import { expect, it } from 'vitest';
import { defaultSpanStyle, factSpanStyle } from './fact-spans';

type Style = Readonly<Record<string, number>>;

/** The number of columns that each fact spans. */
const spans = (count: number, name: string, defaultSpan: number) =>
  Array.from(
    { length: count },
    (_, index) => (factSpanStyle(index, count) as Style | undefined)?.[name] ?? defaultSpan,
  );

/** Whether facts of these spans, one after the other, fill each row of a number of columns. */
function fillsRows(columns: number, spansOfFacts: readonly number[]): boolean {
  let columnsLeft = columns;
  for (const span of spansOfFacts) {
    if (span > columnsLeft) return false;
    columnsLeft = columnsLeft === span ? columns : columnsLeft - span;
  }
  return columnsLeft === columns;
}

it.each(Array.from({ length: 11 }, (_, index) => index + 2))('%i facts fill every row', (count) => {
  expect(fillsRows(2, spans(count, '--of-two', 1)), 'on a phone').toBe(true);
  expect(fillsRows(12, spans(count, '--of-three', 4)), 'three in a row').toBe(true);
  const each = (defaultSpanStyle(count) as Style | undefined)?.['--each'] ?? 3;
  expect(fillsRows(12, spans(count, '--of-four', each)), 'four in a row').toBe(true);
});
