import type { CSSProperties } from 'react';

/**
 * How many columns a fact takes, of two on a phone, and of twelve where three or four facts are in a row: the first, and
 * the last if need be, are as wide as two, so that every row is full. Only what differs from the others is said.
 */
export function rowStyle(index: number, count: number): CSSProperties | undefined {
  if (count === 1) return undefined;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const style = {
    ...((isFirst || (isLast && count % 2 === 0)) && { '--of-two': 2 }),
    ...(((isFirst && count % 3 !== 0) || (isLast && count % 3 === 1)) && { '--of-three': 8 }),
    ...(hasFours(count)
      ? ((isFirst && count % 4 !== 0) || (isLast && count % 4 === 2)) && { '--of-four': 6 }
      : ((isFirst && count % 3 !== 0) || (isLast && count % 3 === 1)) && { '--of-four': 8 }),
  };
  return Object.keys(style).length > 0 ? (style as CSSProperties) : undefined;
}

/** Five and nine have no even rows of four, and stay at three. */
const hasFours = (count: number) => count % 4 !== 1;

/** How many of twelve columns all others take. */
export const eachStyle = (count: number): CSSProperties | undefined =>
  count === 1 || hasFours(count) ? undefined : ({ '--each': 4 } as CSSProperties);
