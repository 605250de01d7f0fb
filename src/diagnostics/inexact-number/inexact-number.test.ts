import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

/** A site with one figure, whose number is typed exactly so. */
const siteWithNumber = (numberText: string) => {
  const facts = { type: 'facts', heading: 'Facts', items: [{ title: 'Bicycles', value: { count: 7 } }] };
  const text = JSON.stringify(page(facts)('about.json'), null, 2).replace(
    '"count": 7',
    `"count": ${numberText}`,
  );
  return site({ 'about.json': text });
};

describe('a number that a page would show with other digits', () => {
  it('is an error', () => {
    expect(siteWithNumber('9007199254740993').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:14:22  error  inexact-number
        14 |             "count": 9007199254740993
           |                      ^^^^^^^^^^^^^^^^ 9007199254740993 would become 9007199254740992.
        hint: Write a number of at most 15 digits. If all digits matter, as in a code, write it in a text.

      1 error, 0 warnings."
    `);
    expect(siteWithNumber('-0').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:14:22  error  inexact-number
        14 |             "count": -0
           |                      ^^ -0 would become 0.
        hint: Write 0, or a number of at most 20 decimals.

      1 error, 0 warnings."
    `);
  });

  it.each([
    '12345678901234567890',
    '33.3333333333333333',
    '0.1e-20',
    '1e-400',
    '-0.0',
    '1.00000000000000000001',
  ])('is an error: %s', (numberText) => {
    expect(siteWithNumber(numberText).diagnostics.map(({ code }) => code)).toEqual(['inexact-number']);
  });

  it.each(['33.333333333333336', '9007199254740992', '1e3', '1.10', '0.00000000000000000001', '1E-7', '0.0'])(
    'is not an error if it can be shown: %s',
    (numberText) => {
      expect(siteWithNumber(numberText).diagnostics).toEqual([]);
    },
  );

  it('is only reported as too large if it is infinite', () => {
    expect(siteWithNumber('1e400').diagnostics.map(({ code }) => code)).toEqual(['out-of-range']);
  });

  it('is not reported within a text', () => {
    const text = {
      type: 'text',
      heading: 'IBAN',
      paragraphs: ['It is 12345678901234567890, or -0, or 1e400.'],
    };
    expect(site({ 'about.json': page(text) }).diagnostics).toEqual([]);
  });
});
