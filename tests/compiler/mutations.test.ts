import { describe, expect, it } from 'vitest';
import { isLong } from '../is-long';
import { blockTypes, hostsOf } from './mutations/corpus';
import { write } from './mutations/mutant';
import { randomOf } from './mutations/random';
import { diagnosticsOf, mutantsOf, problemWith } from './mutations/run-mutants';

/** Mistakes of each block type. */
const count = isLong ? 1000 : 40;

describe.each(blockTypes)('a block of type %s', (type) => {
  const hosts = hostsOf(type);

  it('is valid before it is changed', () => {
    expect(hosts.flatMap((host) => diagnosticsOf(host, write(host.document)))).toEqual([]);
  });

  it(`is refused with one message at the mistake, for each of ${count} mistakes`, () => {
    const problems = mutantsOf(hosts, count, randomOf(1)).flatMap((hosted) => {
      const problem = problemWith(hosted);
      return problem === undefined ? [] : [`${hosted.mutant.kind} at ${hosted.mutant.at}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });
});
