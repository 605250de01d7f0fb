import { expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { site } from '../../tests/compiler/site';
import { pastIntakes } from './past-intakes';

const messagesOn = (today: string | undefined, intake: object) =>
  site(
    { '_facts/courses.json': { facts: [fact('autumn', { value: { intake } })] } },
    { today },
    pastIntakes,
  ).diagnostics.map(({ message }) => message);

it('an intake is past once it has begun: one of a month with the end of the month', () => {
  expect(messagesOn('2027-09-30', { starts: '2027-09' })).toEqual([]);
  expect(messagesOn('2027-10-01', { starts: '2027-09' })).toEqual(['This intake began in 2027-09.']);
  expect(messagesOn('2027-09-07', { starts: '2027-09-06' })).toEqual(['This intake began in 2027-09-06.']);
});

it('an intake is past once applications have been closed for more than a month, also over New Year', () => {
  const intake = { starts: '2028-09', apply: { until: '2027-12-15' } };
  expect(messagesOn('2028-01-15', intake)).toEqual([]);
  expect(messagesOn('2028-01-16', intake)).toEqual(['Applications for this intake closed in 2027-12-15.']);
  expect(messagesOn('2027-04-30', { starts: '2027-09', apply: { until: '2027-03' } })).toEqual([]);
});

it('an intake is not reported if today’s date is unknown', () => {
  expect(messagesOn(undefined, { starts: '2001-09' })).toEqual([]);
});
