import { describe, expect, it } from 'vitest';
import { isLong } from '../is-long';
import { blockTypes, hostsOf } from './mutations/corpus';
import { differenceOf, pairsOf } from './mutations/pairs';
import { randomOf } from './mutations/random';

/** Pairs of mistakes of each block type. */
const count = isLong ? 120 : 6;

describe.each(blockTypes)('two mistakes in a block of type %s', (type) => {
  it(`are reported as each is alone, whichever of ${count} pairs`, () => {
    const pairs = pairsOf(hostsOf(type), count, randomOf(7));
    expect(pairs).toHaveLength(count);
    expect(pairs.flatMap((pair) => differenceOf(pair) ?? [])).toEqual([]);
  });
});
