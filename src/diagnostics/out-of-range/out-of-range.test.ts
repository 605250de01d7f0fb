import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

const reportOn = (properties: object) => {
  const item = { title: 'Visitors', value: { percent: 96 }, ...properties };
  return site({ 'about.json': page({ type: 'facts', heading: 'Figures', items: [item] }) }).report();
};

describe('a number', () => {
  it('is an error above its maximum', () => {
    expect(reportOn({ value: { percent: 120 } })).toMatchInlineSnapshot(`
      "pages-json/about.json:14:24  error  out-of-range
        14 |             "percent": 120
           |                        ^^^ 120 is too large; the maximum is 100.
        hint: Write 100 or less.

      1 error, 0 warnings."
    `);
  });

  it('is an error below its minimum', () => {
    expect(reportOn({ value: { from: -5, currency: 'EUR' } })).toMatchInlineSnapshot(`
      "pages-json/about.json:14:21  error  out-of-range
        14 |             "from": -5,
           |                     ^^ -5 is too small; the minimum is 0.
        hint: Write 0 or more.

      1 error, 0 warnings."
    `);
  });

  it('is an error with decimals if it must be whole', () => {
    expect(reportOn({ asOf: 2023.5 })).toMatchInlineSnapshot(`
      "pages-json/about.json:16:19  error  out-of-range
        16 |           "asOf": 2023.5
           |                   ^^^^^^ 2023.5 is not a whole number.
        hint: Write it without decimals: 2024.

      1 error, 0 warnings."
    `);
  });

  it('is an error if JavaScript reads it as infinite', () => {
    // JSON.stringify cannot write such numbers, so they are put in place of words.
    const item = (word: string) => ({ title: 'Visitors', value: { count: word } });
    const block = { type: 'facts', heading: 'Figures', items: [item('LARGE'), item('SMALL')] };
    const listing = { name: 'About', summary: 'Us.', order: 'LARGE' };
    const text = JSON.stringify(pageWith({ listing }, block)('about.json'))
      .replaceAll('"LARGE"', '1e999')
      .replace('"SMALL"', '-1e999');
    const { diagnostics } = site({ 'about.json': text });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'out-of-range This number is too large.',
      'out-of-range This number is too large.',
      'out-of-range This number is too small.',
    ]);
  });
});
