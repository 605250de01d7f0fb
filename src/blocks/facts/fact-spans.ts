import type { CSSProperties } from 'react';

/**
 * The columns that a fact spans: of two on a phone, and of twelve on larger screens, where rows have three or four
 * facts. The first fact, and the last if necessary, are twice as wide, so that every row is full. Only spans other than
 * the default are set: `--of-two` for a phone, `--of-three` and `--of-four` for rows of three and four facts.
 */
export function factSpanStyle(index: number, count: number): CSSProperties | undefined {
  if (count === 1) return undefined;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const style = {
    ...((isFirst || (isLast && count % 2 === 0)) && { '--of-two': 2 }),
    ...(((isFirst && count % 3 !== 0) || (isLast && count % 3 === 1)) && { '--of-three': 8 }),
    ...(allowsRowsOfFour(count)
      ? ((isFirst && count % 4 !== 0) || (isLast && count % 4 === 2)) && { '--of-four': 6 }
      : ((isFirst && count % 3 !== 0) || (isLast && count % 3 === 1)) && { '--of-four': 8 }),
  };
  return Object.keys(style).length > 0 ? (style as CSSProperties) : undefined;
}

/** Whether rows of four can be full. Five and nine facts would leave one alone, and stay in rows of three (span 4). */
const allowsRowsOfFour = (count: number) => count % 4 !== 1;

/** The default span of twelve columns, if it is not that of rows of four. */
export const defaultSpanStyle = (count: number): CSSProperties | undefined =>
  count === 1 || allowsRowsOfFour(count) ? undefined : ({ '--each': 4 } as CSSProperties);
