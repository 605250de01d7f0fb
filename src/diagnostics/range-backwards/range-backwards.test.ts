import { describe, expect, it } from 'vitest';
import { form, page, site } from '../../../tests/compiler/site';

const reportOnCost = (cost: unknown) => {
  const table = {
    type: 'cost-table',
    of: 'city',
    heading: 'Costs',
    currency: 'EUR',
    rows: [{ city: 'Cork', cost }],
  };
  return site({ 'about.json': page(table) }).report();
};

describe('office hours', () => {
  const siteWithHours = (opens: string, closes: string) => {
    return site({
      '_collections/offices.json': { entries: [{ id: 'kenya', weekdays: { opens, closes } }] },
      '_collections/offices.schema.json': {
        title: 'Office',
        description: 'An office.',
        properties: { weekdays: { $ref: '../../schema/parts/hours.schema.json' } },
      },
    });
  };

  it.each([
    ['09:30', '17:30'],
    ['18:00', '02:00'],
    ['18:00', '24:00'],
    ['18:00', '00:00'],
    ['00:00', '24:00'],
    ['00:00', '00:00'],
    ['23:59', '00:01'],
  ])('may go past midnight, end at midnight, or last all day: %s to %s', (opens, closes) => {
    expect(siteWithHours(opens, closes).diagnostics).toEqual([]);
  });

  it('are an error if they close when they open', () => {
    expect(siteWithHours('09:30', '09:30').report()).toMatchInlineSnapshot(`
      "pages-json/_collections/offices.json:7:19  error  range-backwards
        7 |         "closes": "09:30"
          |                   ^^^^^^^ Both ends of this range are 09:30.
        hint: Write when it closes. If it is open all day, write “00:00” and “24:00”.

      1 error, 0 warnings."
    `);
  });

  it.each([
    ['24:00', '02:00'],
    ['24:00', '24:00'],
    ['18:00', '24:30'],
    ['18:00', '25:00'],
    ['6 pm', '02:00'],
  ])('are an error in another format: %s to %s', (opens, closes) => {
    expect(siteWithHours(opens, closes).diagnostics.map(({ code }) => code)).toEqual(['malformed-value']);
  });
});

describe('a range', () => {
  it('is an error from the larger to the smaller number', () => {
    expect(reportOnCost({ from: 900, to: 700 })).toMatchInlineSnapshot(`
      "pages-json/about.json:17:19  error  range-backwards
        17 |             "to": 700
           |                   ^^^ The range runs backwards: from 900 to 700.
        hint: Write the smaller number first: 700, then 900.

      1 error, 0 warnings."
    `);
  });

  it('is an error with two equal ends', () => {
    expect(reportOnCost({ from: 900, to: 900 })).toMatchInlineSnapshot(`
      "pages-json/about.json:17:19  error  range-backwards
        17 |             "to": 900
           |                   ^^^ Both ends of this range are 900.
        hint: For a single figure, delete the upper end.

      1 error, 0 warnings."
    `);
  });

  it('is not reported if one of its ends is out of range', () => {
    const report = reportOnCost({ from: 900, to: -1 });
    expect(report).toContain('out-of-range');
    expect(report).toContain('1 error, 0 warnings.');
  });

  it.each([{ percent: 98, to: 96 }, { duration: { from: 3, to: 1 } }, { from: 2, to: 1, currency: 'EUR' }])(
    'is checked in every type of figure: %j',
    (value) => {
      const facts = { type: 'facts', heading: 'Figures', items: [{ title: 'Visitors', value }] };
      const { diagnostics } = site({ 'about.json': page(facts) });
      expect(diagnostics.map(({ code }) => code)).toEqual(['range-backwards']);
    },
  );
});

describe('the limits of a field', () => {
  const siteWithField = (rules: object) => {
    const messages = { missing: 'Please answer.', tooLow: 'Too low.', tooHigh: 'Too high.' };
    const fields = [{ id: 'field', name: 'field', label: 'Field', messages, ...rules }];
    return site({ '_forms/callback.json': { ...form, fields } });
  };

  it('are an error if the later date comes first', () => {
    const start = { type: 'date', earliest: '2027-06-30', latest: '2026-09-01' };
    expect(siteWithField(start).report()).toMatchInlineSnapshot(`
      "pages-json/_forms/callback.json:15:17  error  range-backwards
        15 |       "latest": "2026-09-01"
           |                 ^^^^^^^^^^^^ The dates run backwards: from 2027-06-30 to 2026-09-01.
        hint: “earliest” is before “latest”: correct one of them, or exchange the two.

      1 error, 0 warnings."
    `);
  });

  it.each([
    { type: 'number', min: 3, max: 1 },
    { type: 'text', minLength: 20, maxLength: 10 },
  ])('are an error if the larger number comes first: %j', (rules) => {
    expect(siteWithField(rules).diagnostics.map(({ code }) => code)).toEqual(['range-backwards']);
  });

  it('may be equal', () => {
    expect(siteWithField({ type: 'number', min: 3, max: 3 }).diagnostics).toEqual([]);
  });
});
