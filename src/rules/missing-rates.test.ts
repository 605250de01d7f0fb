import { expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { pageWith, site, siteDocument } from '../../tests/compiler/site';
import { missingRates } from './missing-rates';

const lowest = { block: 'cost-table', of: 'tuition', per: 'year' };
const fees = (currency: string, properties: object = {}) =>
  pageWith(
    { kind: 'course', ...properties },
    {
      type: 'cost-table',
      of: 'tuition',
      heading: 'Fees',
      currency,
      per: 'year',
      rows: [{ program: 'Repairs', amount: 500 }],
    },
  );
const rates = (currency: string) => ({
  currency: 'INR',
  asOf: '2026-11-01',
  source: { publisher: 'Rates' },
  label: '₹',
  action: 'Show rupees',
  note: 'Of {day} ({source}).',
  rates: [{ currency, rate: 100 }],
});
const warningsFor = (documents: object) =>
  site(
    { '_kinds.json': { kinds: [{ kind: 'page' }, { kind: 'course', figures: { lowest } }] }, ...documents },
    {},
    missingRates,
  ).diagnostics.map(({ location, message }) => `${location.file}: ${message}`);

const comparing = { '_site.json': { ...siteDocument, rates: [{ currency: 'EUR', value: 90 }] } };

it('reports currencies by which fees cannot be compared, each once', () => {
  const pages = { 'lyon.json': fees('EUR'), 'kyoto.json': fees('JPY'), 'osaka.json': fees('JPY') };
  expect(warningsFor({ ...comparing, ...pages })).toEqual([
    'pages-json/_site.json: No rate of JPY is here, and /kyoto has sums in it.',
  ]);
});

it('reports currencies that cannot be converted, also those of registers', () => {
  const value = { from: 5, currency: 'JPY', per: 'hour' };
  const pages = {
    '_rates.json': rates('EUR'),
    '_facts/kyoto.json': { facts: [fact('pay', { value })] },
    'kyoto.json': fees('EUR', { facts: 'kyoto' }),
  };
  expect(warningsFor(pages)).toEqual([
    'pages-json/_rates.json: No rate of JPY is here, and /kyoto has sums in it.',
  ]);
});

it('asks for no rates on a site without any, for the currency that rates convert to, and for drafts', () => {
  expect(warningsFor({ 'kyoto.json': fees('JPY') })).toEqual([]);
  expect(warningsFor({ '_rates.json': rates('EUR'), 'goa.json': fees('INR') })).toEqual([]);
  expect(warningsFor({ ...comparing, 'kyoto.json': fees('JPY', { draft: true }) })).toEqual([]);
});
