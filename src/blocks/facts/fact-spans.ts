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
  const ofThree = (isFirst && count % 3 !== 0) || (isLast && count % 3 === 1) ? 8 : undefined;
  const ofFour = (isFirst && count % 4 !== 0) || (isLast && count % 4 === 2) ? 6 : undefined;
  return {
    '--of-two': isFirst || (isLast && count % 2 === 0) ? 2 : undefined,
    '--of-three': ofThree,
    '--of-four': allowsRowsOfFour(count) ? ofFour : ofThree,
  } as CSSProperties;
}

/** Whether rows of four can be full. Five and nine facts would leave one alone, and stay in rows of three (span 4). */
const allowsRowsOfFour = (count: number) => count % 4 !== 1;

/** The default span of twelve columns, if it is not that of rows of four. */
export const defaultSpanStyle = (count: number): CSSProperties | undefined =>
  count === 1 || allowsRowsOfFour(count) ? undefined : ({ '--each': 4 } as CSSProperties);
