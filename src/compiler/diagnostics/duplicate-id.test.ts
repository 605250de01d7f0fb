import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const paragraphs = ['Words.'];

describe('a name for a place on a page', () => {
  it('is given once only', () => {
    const blocks = [
      { type: 'text', id: 'costs', paragraphs },
      {
        type: 'faq',
        heading: 'Costs',
        items: [{ id: 'costs', title: 'What does it cost?', content: paragraphs }],
      },
    ];
    expect(site({ 'about.json': page(...blocks) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:19:17  error  duplicate-id
        19 |           "id": "costs",
           |                 ^^^^^^^ The name “costs” is already taken in line 9.
        hint: Give one of the two places another name, and mend the links that lead to it.

      1 error, 0 warnings."
    `);
  });

  it('may be given on another page again', () => {
    const block = { type: 'text', id: 'costs', paragraphs };
    expect(site({ 'about.json': page(block), 'fees.json': page(block) }).diagnostics).toEqual([]);
  });
});
