import { describe, expect, it } from 'vitest';
import { linkTo, page, saying, site } from '../../../tests/compiler/site';

const costs = { type: 'text', id: 'costs', paragraphs: ['Words.'] };

describe('a link to a place on a page', () => {
  it('leads to one that the page has', () => {
    const documents = { 'about.json': page(linkTo('/fees#cost')), 'fees.json': page(costs) };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:15  error  unknown-anchor
        12 |         "to": "/fees#cost"
           |               ^^^^^^^^^^^^ No block on /fees has the id “cost”.
        hint: Did you mean “costs”?

      1 error, 0 warnings."
    `);
  });

  it('leads to one that its own page has', () => {
    expect(site({ 'fees.json': page(costs, saying('See [below](#rent).')) }).report()).toMatchInlineSnapshot(`
      "pages-json/fees.json:17:22  error  unknown-anchor
        17 |         "See [below](#rent)."
           |                      ^^^^^ No block on /fees has the id “rent”.
        hint: Add "id": "rent" to the block, or correct the link.

      1 error, 0 warnings."
    `);
  });

  it('names the place, not only that it means one', () => {
    const documents = { 'about.json': page(linkTo('/fees#')), 'fees.json': page(costs) };
    expect(site(documents).diagnostics).toMatchObject([
      { code: 'unknown-anchor', message: 'There is nothing after the “#” of this link.' },
    ]);
  });

  it.each(['#costs', '/fees#costs', '/fees?city=cork#costs'])('may be %s', (to) => {
    expect(site({ 'fees.json': page(costs, linkTo(to)) }).diagnostics).toEqual([]);
  });

  it('may lead to a question', () => {
    const faq = {
      type: 'faq',
      heading: 'Questions',
      items: [{ id: 'work', title: 'May I?', content: ['Yes.'] }],
    };
    expect(site({ 'fees.json': page(faq, linkTo('#work')) }).diagnostics).toEqual([]);
  });

  it('is not judged while the other page has mistakes of its own', () => {
    const documents = {
      'about.json': page(linkTo('/fees#costs')),
      'fees.json': page({ ...costs, headng: 'Costs' }),
    };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['unknown-property']);
  });
});
