import { describe, expect, it } from 'vitest';
import { blockTypes, type Corpus, type Host } from './corpus';
import { differenceOf, pairsOf } from './pairs';
import { randomOf } from './random';
import { mutantsOf, problemWith } from './run-mutants';

/**
 * Makes `count` single mistakes in blocks of each type: each must be refused with one message, at the
 * mistake. If the block were invalid without the mistake, there would be a second message.
 */
export function describeMutations(hostsOf: (type: string) => readonly Host[], count: number) {
  describe.each(blockTypes)('a block of type %s', (type) => {
    const hosts = hostsOf(type);

    it(`is refused with one message at the mistake, for each of ${count} mistakes`, () => {
      const problems = mutantsOf(hosts, count, randomOf(1)).flatMap((hosted) => {
        const problem = problemWith(hosted);
        return problem === undefined ? [] : [`${hosted.mutant.kind} at ${hosted.mutant.at}: ${problem}`];
      });
      expect(problems).toEqual([]);
    });
  });
}

/** Makes `count` pairs of mistakes in blocks of each type: both must be reported as each is alone. */
export function describePairs({ hostsOf }: Corpus, count: number) {
  describe.each(blockTypes)('two mistakes in a block of type %s', (type) => {
    it(`are reported as each is alone, whichever of ${count} pairs`, () => {
      const pairs = pairsOf(hostsOf(type), count, randomOf(7));
      expect(pairs).toHaveLength(count);
      expect(pairs.flatMap((pair) => differenceOf(pair) ?? [])).toEqual([]);
    });
  });
}
