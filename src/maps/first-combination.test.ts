import { describe, expect, it } from 'vitest';
import { firstCombination, maxAttempts } from './first-combination';

const differ = (one: number, other: number) => one !== other;

describe('the first combination', () => {
  it('has candidates that agree, the first of each list if possible', () => {
    expect(firstCombination([[1, 2], [1, 2, 3], [1]], differ)).toEqual([2, 3, 1]);
  });

  it('is undefined if in each combination two candidates do not agree', () => {
    expect(
      firstCombination(
        [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
        differ,
      ),
    ).toBeUndefined();
  });

  it('is given up after a limited number of attempts, however many there could be', () => {
    const [lists, candidates] = [12, 11]; // one list too many for all to differ: all orders of eleven would be tried
    const most = maxAttempts * (lists - 1) * candidates;
    let asked = 0;
    const agree = (one: number, other: number) => {
      asked += 1;
      if (asked > most) throw new Error('The search goes on.');
      return differ(one, other);
    };
    const numbers = Array.from({ length: candidates }, (_, index) => index);
    expect(firstCombination(Array(lists).fill(numbers), agree)).toBeUndefined();
    expect(asked).toBeGreaterThan(maxAttempts);
  });
});
