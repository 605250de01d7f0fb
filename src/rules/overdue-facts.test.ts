import { expect, it } from 'vitest';
import { siteOfExample } from '../../tests/message-example';
import example from '../diagnostics/overdue-fact/example.json';
import { overdueFacts } from './overdue-facts';

/** What is reported of a fact to be reviewed by this day on 2026-11-23, which is today in examples. */
const foundWith = (day: string) => {
  const text = JSON.stringify(example).replaceAll('2020-01-31', day);
  return siteOfExample(JSON.parse(text), 'wrong', overdueFacts).diagnostics.map(({ message }) => message);
};

it('a fact is reported from 30 days before its review is due', () => {
  expect(foundWith('2026-12-23')).toEqual(['“prices.course” is to be looked at again by 2026-12-23.']);
  expect(foundWith('2026-11-01')).toHaveLength(1);
  expect(foundWith('2026-12-24')).toEqual([]);
});
