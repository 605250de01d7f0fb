import { expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { pageWith, site, siteDocument } from '../../tests/compiler/site';
import { unlikelyFigures } from './unlikely-figures';

const measures = {
  names: ['score', 'fee', 'fee-part', 'hours'],
  tests: [
    { test: 'swimming', most: 10 },
    { test: 'diving', most: 10 },
  ],
};
const warningsFor = (...facts: readonly object[]) =>
  site(
    { '_site.json': { ...siteDocument, measures }, '_facts/tours.json': { facts } },
    {},
    unlikelyFigures,
  ).diagnostics.map(({ location: { pointer }, message }) => `${pointer} ${message}`);
const score = (value: object) => fact('score', { value: { test: 'swimming', ...value } });
const euros = (from: number) => ({ from, currency: 'EUR', per: 'month' });
const city = (name: string, from: number) =>
  fact(`fee.${name}`, { measure: 'fee', value: euros(from), scope: { city: name }, within: 'tours.fee' });

it('compares a score with its test', () => {
  expect(warningsFor(score({ score: 65 }))).toEqual([
    '/facts/0/value 65 is above the highest score of “swimming”, 10.',
  ]);
  expect(warningsFor(score({ score: 6, each: 7 }))).toHaveLength(1);
  expect(warningsFor(score({ score: 6.5, to: 7, each: 6 }))).toEqual([]);
});

it('compares a figure with its past value', () => {
  const wage = (from: number) =>
    fact('fee', { value: euros(from), past: [{ value: euros(12.5), until: '2025-12' }] });
  expect(warningsFor(wage(1415))).toHaveLength(1);
  expect(warningsFor(wage(14.15))).toEqual([]);
});

it('compares parts of one whole with each other', () => {
  const whole = fact('fee', { value: { ...euros(700), to: 20000 } });
  expect(warningsFor(whole, city('a', 811), city('b', 900), city('c', 10950))).toHaveLength(1);
  expect(warningsFor(whole, city('a', 811), city('b', 900), city('c', 1095))).toEqual([]);
});

it('compares sums with those of other registers, also in the currency that rates convert to', () => {
  const fee = (name: string, from: number, currency: string) => ({
    [`_facts/${name}.json`]: { facts: [fact('fee', { value: { ...euros(from), currency } })] },
  });
  const rates = {
    currency: 'GBP',
    asOf: '2026-11-01',
    source: { publisher: 'Rates' },
    label: '£',
    action: 'Show pounds',
    note: 'Of {day} ({source}).',
    rates: [{ currency: 'EUR', rate: 0.5 }],
  };
  const reported = (pounds: number) =>
    site(
      {
        '_site.json': { ...siteDocument, measures, rates: [{ currency: 'EUR', value: 0.5 }] },
        '_rates.json': rates,
        ...fee('rides', 800, 'EUR'),
        ...fee('tours', 900, 'EUR'),
        ...fee('walks', pounds, 'GBP'),
      },
      {},
      unlikelyFigures,
    ).diagnostics.map(({ location: { file } }) => file);
  expect(reported(4000)).toEqual([expect.stringContaining('walks')]);
  expect(reported(400)).toEqual([]);
});

it('reports a value copied from another register, once the page of the register is published', () => {
  const doubt = 'Not looked up yet: the draft had the value of tours.fee.';
  const begun = (value: object, page: object = {}) => {
    const documents = {
      'rides.json': pageWith({ facts: 'rides', ...page }),
      '_facts/rides.json': { facts: [fact('fee', { status: 'sample', value, doubt })] },
      '_facts/tours.json': { facts: [fact('fee', { value: euros(12) })] },
    };
    return site(documents, {}, unlikelyFigures).diagnostics.map(({ message }) => message);
  };
  const message = 'This is still the value of “tours.fee”, with which the register was begun.';
  expect(begun(euros(12))).toEqual([message]);
  expect(begun({ ...euros(12), currency: 'GBP' })).toEqual([message]);
  expect(begun(euros(13))).toEqual([]);
  expect(begun(euros(12), { draft: true })).toEqual([]);
});

it('reports sums that were left in another currency', () => {
  const fees = (...currencies: readonly string[]) =>
    warningsFor(
      ...currencies.map((currency, at) =>
        fact(`fee.${at}`, {
          measure: 'fee',
          value: { ...euros(10 + at), currency },
          scope: { city: String(at) },
        }),
      ),
    );
  const most = ['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR'];
  expect(fees(...most, 'GBP')).toEqual([
    '/facts/6/value/currency This sum is in GBP; most others of this register are in EUR.',
  ]);
  expect(fees('GBP', ...most, 'GBP')).toHaveLength(2);
  expect(fees('GBP', 'GBP', 'GBP', ...most)).toEqual([]); // a register of two countries
  expect(fees('GBP', 'USD', ...most)).toEqual([]);
});

it('reports more hours than a week has, and parts above the whole', () => {
  const hours = (from: number) => fact('hours', { value: { duration: { from, unit: 'hour', per: 'week' } } });
  expect(warningsFor(hours(200))).toHaveLength(1);
  expect(warningsFor(hours(20))).toEqual([]);
  // By its name, the measure `fee-part` is a part of `fee`.
  const part = (from: number) =>
    fact('food', { measure: 'fee-part', value: euros(from), scope: { item: 'food' } });
  expect(warningsFor(fact('fee', { value: euros(900) }), part(9000))).toHaveLength(1);
  expect(warningsFor(fact('fee', { value: euros(900) }), part(90))).toEqual([]);
});

it('reports scores of another test than their scope, and counts that are not whole', () => {
  expect(
    warningsFor(fact('score', { value: { score: 6, test: 'swimming' }, scope: { test: 'diving' } })),
  ).toHaveLength(1);
  expect(
    warningsFor(fact('score', { value: { score: 6, test: 'swimming' }, scope: { test: 'swimming' } })),
  ).toEqual([]);
  expect(warningsFor(fact('hours', { value: { count: 2.8 } }))).toHaveLength(1);
});

it('reports a single sum in another currency than the register', () => {
  const sums = (last: string) =>
    ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const currency = id === 'e' ? last : 'EUR';
      return fact(id, { measure: 'fee', scope: { city: id }, value: { ...euros(120), currency } });
    });
  expect(warningsFor(...sums('USD'))).toHaveLength(1);
  expect(warningsFor(...sums('EUR'))).toEqual([]);
});
