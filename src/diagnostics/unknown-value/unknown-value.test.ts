import { describe, expect, it } from 'vitest';
import { page, pageWith, schemas, site, siteDocument } from '../../../tests/compiler/site';
import { exampleCollections } from '../../gallery/example-collections';

describe('a value of an enum', () => {
  it('is an error if it is not allowed, with a similar one as the hint', () => {
    const text = { type: 'media-text', heading: 'Us', paragraphs: ['Ten people.'], side: 'lefft' };
    expect(site({ 'about.json': page(text) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:13:15  error  unknown-value
        13 |       "side": "lefft"
           |               ^^^^^^^ “side” cannot be “lefft”.
        hint: Did you mean “left”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with the code of the currency whose symbol was typed', () => {
    const table = {
      type: 'cost-table',
      of: 'city',
      heading: 'Costs',
      currency: '€',
      rows: [{ city: 'Cork', cost: 9 }],
    };
    expect(site({ 'about.json': page(table) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:19  error  unknown-value
        11 |       "currency": "€",
           |                   ^^^ “currency” cannot be “€”.
        hint: Write EUR for euros.

      1 error, 0 warnings."
    `);
  });

  it('is the only error if it is the kind of a table', () => {
    const table = { type: 'cost-table', of: 'cities', heading: 'Costs', currency: 'EUR', rows: [] };
    expect(site({ 'about.json': page(table) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:9:13  error  unknown-value
        9 |       "of": "cities",
          |             ^^^^^^^^ “of” cannot be “cities”.
        hint: Choose “tuition”, “city”, “housing” or “expenses”.

      1 error, 0 warnings."
    `);
  });
});

describe('a value of an enum of numbers', () => {
  const logos = { type: 'logos', heading: 'Partners', collection: 'suppliers' };
  const size = { width: 200, height: 100 };
  const names = ['office-lisbon.svg', 'office-leeds.svg', 'logos/northfield.svg', 'logos/partner-01.svg'];
  const images = Object.fromEntries(names.map((name) => [name, size]));
  const reportedFor = (visible: unknown) =>
    site(
      { 'about.json': page({ ...logos, visible }), ...exampleCollections(schemas) },
      { images, flags: ['pt', 'gb'] },
    ).diagnostics.map(({ code, message }) => [code, message]);

  it('is an error if it is not among them', () => {
    expect(reportedFor(9)).toEqual([['unknown-value', expect.stringContaining('9')]]);
  });

  it('is an error as text', () => {
    expect(reportedFor('x')).toEqual([['wrong-type', 'This must be a number, not text.']]);
  });
});

describe('the symbol of a currency', () => {
  it.each([
    ['S$', 'Write SGD for Singapore dollars.'],
    ['₹', 'Write INR for Indian rupees.'],
    ['£', 'Write GBP for British pounds.'],
  ])('%s is reported with the code to write', (currency, hint) => {
    const facts = {
      type: 'facts',
      heading: 'Facts',
      items: [{ title: 'Rent', value: { from: 45, currency } }],
    };
    const { diagnostics } = site({ 'about.json': page(facts) });
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [`“currency” cannot be “${currency}”.`, hint],
    ]);
  });
});

describe('a code that Intl has to know', () => {
  const facts = (currency: string) =>
    page({ type: 'facts', heading: 'Facts', items: [{ title: 'Rent', value: { from: 45, currency } }] });
  const reported = (documents: Parameters<typeof site>[0]) =>
    site(documents).diagnostics.map(({ location, message, hint }) => [location.pointer, message, hint]);

  it('may be any currency', () => {
    expect(reported({ 'about.json': facts('KWD') })).toEqual([]);
    expect(reported({ 'about.json': facts('EUX') })).toEqual([
      ['/blocks/0/items/0/value/currency', '“currency” cannot be “EUX”.', 'Did you mean “EUR”?'],
    ]);
  });

  it('may be any language', () => {
    expect(reported({ 'about.json': pageWith({ language: 'ur-PK' }) })).toEqual([]);
    expect(reported({ 'about.json': pageWith({ language: 'qq' }) })).toEqual([
      ['/language', '“language” cannot be “qq”.', expect.stringContaining('Write a language code')],
    ]);
  });
});

describe('a time zone', () => {
  const reportedFor = (timeZone: string) =>
    site({ '_site.json': { ...siteDocument, timeZone } }).diagnostics.map(({ code, hint }) => [code, hint]);

  it.each(['UTC', 'Europe/Lisbon', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'])(
    'is allowed: %s',
    (zone) => {
      expect(reportedFor(zone)).toEqual([]);
    },
  );

  it('is an error if unknown, with a similar one or an explanation as the hint', () => {
    expect(reportedFor('Europe/Lisbonne')).toEqual([
      ['unknown-value', expect.stringContaining('“Europe/Lisbon”')],
    ]);
    expect(reportedFor('Mars')).toEqual([['unknown-value', expect.stringContaining('name of a time zone')]]);
    expect(reportedFor('+01:00')).toEqual([
      ['malformed-value', expect.stringContaining('name of a time zone')],
    ]);
  });
});
