import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

const about = (fact: object) => {
  const item = { title: 'Students', value: { percent: 96 }, ...fact };
  return site({ 'about.json': page({ type: 'facts', heading: 'Figures', items: [item] }) }).report();
};

describe('a number', () => {
  it('is not above what is possible', () => {
    expect(about({ value: { percent: 120 } })).toMatchInlineSnapshot(`
      "pages-json/about.json:14:24  error  out-of-range
        14 |             "percent": 120
           |                        ^^^ 120 is not possible here: 100 is the most.
        hint: Correct the number.

      1 error, 0 warnings."
    `);
  });

  it('is not below what is possible', () => {
    expect(about({ value: { from: -5, currency: 'EUR' } })).toMatchInlineSnapshot(`
      "pages-json/about.json:14:21  error  out-of-range
        14 |             "from": -5,
           |                     ^^ -5 is not possible here: 0 is the least.
        hint: Correct the number.

      1 error, 0 warnings."
    `);
  });

  it('is whole where parts make no sense', () => {
    expect(about({ asOf: 2023.5 })).toMatchInlineSnapshot(`
      "pages-json/about.json:16:19  error  out-of-range
        16 |           "asOf": 2023.5
           |                   ^^^^^^ 2023.5 is not possible here: it must be a whole number.
        hint: Correct the number.

      1 error, 0 warnings."
    `);
  });

  it('is not longer than a number can be', () => {
    const { diagnostics } = site({
      'about.json': JSON.stringify(
        pageWith({ listing: { name: 'A', summary: 'B', order: 1 } })('about.json'),
      ).replace('"order":1', '"order":1e999'),
    });
    expect(diagnostics).toHaveLength(1);
  });
});
