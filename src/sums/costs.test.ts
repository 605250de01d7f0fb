import { describe, expect, it } from 'vitest';
import type { QuotableFact } from '../resolved';
import { type CostQuestion, costsOf } from './costs';

const fact = (
  id: string,
  value: QuotableFact['value'],
  scope?: QuotableFact['scope'],
  within?: string,
): QuotableFact => ({
  id,
  name: `here.${id}`,
  title: id,
  measure: id.split('.')[0] ?? id,
  value,
  ...(scope && { scope }),
  ...(within && { within: `here.${within}` }),
  sort: 'typical',
  status: 'given',
});

const euros = (from: number, to?: number, per?: 'year' | 'month' | 'course') => ({
  from,
  ...(to !== undefined && { to }),
  currency: 'EUR',
  ...(per && { per }),
});

/** A country whose own figure of living costs is far above those of its cities. */
const facts = [
  fact('fee.long', euros(9500, 34_500, 'year'), { level: 'long' }),
  fact('fee.camp', euros(5100, undefined, 'course'), { level: 'camp' }),
  fact('length.long', { duration: { from: 1, to: 2 } }, { level: 'long' }),
  fact('living', euros(9500, 34_500, 'year')),
  fact('living.north', euros(811, undefined, 'month'), { city: 'north' }, 'living'),
  fact('living.south', euros(1095, undefined, 'month'), { city: 'south' }, 'living'),
];

const scope = { level: 'long' };
const living = { measure: 'living' };
const ask = (question: CostQuestion, register: readonly QuotableFact[] = facts) =>
  costsOf(question, register);

describe('a cost', () => {
  it('is calculated with the more specific of two figures, and names the other', () => {
    const [cost] = ask({ measure: 'fee', scope, plus: [living] });
    expect(cost?.sum).toEqual(euros(19_232, 47_640, 'year')); // 9,500 + 12 × 811; 34,500 + 12 × 1,095
    expect(cost?.parts[1]?.lessSpecific.map(({ id }) => id)).toEqual(['living']);
    expect(cost?.parts[1]).toMatchObject({ factor: 12, year: euros(9732, 13_140) });
  });

  it('for a city is calculated with the facts of the city', () => {
    const [cost] = ask({ measure: 'fee', scope, plus: [{ ...living, scope: { city: 'south' } }] });
    expect(cost?.sum).toEqual(euros(22_640, 47_640, 'year'));
  });

  it('for a whole course ranges from the lowest for the shortest to the highest for the longest', () => {
    const question = { measure: 'fee', scope, plus: [living] };
    expect(ask({ ...question, times: { measure: 'length', scope } })[0]?.sum).toEqual(euros(19_232, 95_280));
    expect(ask({ ...question, times: { from: 2, to: 2 } })[0]?.sum).toEqual(euros(38_464, 95_280));
  });

  it('has one range for all cities, or a line for each', () => {
    expect(ask({ ...living, asOne: true }).map(({ sum }) => sum)).toEqual([euros(9732, 13_140, 'year')]);
    expect(ask(living).map(({ sum }) => sum.from)).toEqual([9732, 13_140]);
  });

  it('is missing if a figure is missing, is for a whole course, or is in another currency', () => {
    expect(ask({ measure: 'fee', scope, plus: [{ measure: 'permit' }] })).toEqual([]);
    expect(ask({ measure: 'fee', scope, times: { measure: 'length', scope: { level: 'short' } } })).toEqual(
      [],
    );
    expect(ask({ measure: 'fee', scope: { level: 'camp' } })).toEqual([]);
    const pounds = [
      ...facts.slice(0, 3),
      fact('living', { from: 900, currency: 'GBP', per: 'month' as const }),
    ];
    expect(ask({ measure: 'fee', scope, plus: [living] }, pounds)).toEqual([]);
  });
});
