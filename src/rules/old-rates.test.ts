import { expect, it } from 'vitest';
import { siteOfExample } from '../../tests/message-example';
import example from '../diagnostics/old-rate/example.json';
import { oldRates } from './old-rates';

/** What is reported of rates of this day on 2026-11-23, which is today in examples. */
const foundWith = (day: string) =>
  siteOfExample(
    JSON.parse(JSON.stringify(example).replaceAll('2020-01-31', day)),
    'wrong',
    oldRates,
  ).diagnostics.map(({ message }) => message);

it('rates are reported when they are more than three months old', () => {
  expect(foundWith('2026-08-20')).toEqual(['These rates are of 2026-08-20.']);
  expect(foundWith('2026-08-23')).toEqual([]);
  expect(foundWith('2026-11-23')).toEqual([]);
});
