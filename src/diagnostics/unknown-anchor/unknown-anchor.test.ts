import { describe, expect, it } from 'vitest';
import { linkTo, page, saying, site } from '../../../tests/compiler/site';

const costs = { type: 'text', id: 'costs', paragraphs: ['Words.'] };

describe('a link to an id', () => {
  it('is an error if the other page does not have the id', () => {
    const documents = { 'about.json': page(linkTo('/fees#cost')), 'fees.json': page(costs) };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:15  error  unknown-anchor
        12 |         "to": "/fees#cost"
           |               ^^^^^^^^^^^^ No block on /fees has the id “cost”.
        hint: Did you mean “costs”?

      1 error, 0 warnings."
    `);
  });

  it('is an error if its own page does not have the id', () => {
    expect(site({ 'fees.json': page(costs, saying('See [below](#rent).')) }).report()).toMatchInlineSnapshot(`
      "pages-json/fees.json:17:22  error  unknown-anchor
        17 |         "See [below](#rent)."
           |                      ^^^^^ No block on /fees has the id “rent”.
        hint: Add "id": "rent" to the block, or correct the link.

      1 error, 0 warnings."
    `);
  });

  it('is an error without an id after the #', () => {
    const documents = { 'about.json': page(linkTo('/fees#')), 'fees.json': page(costs) };
    expect(site(documents).diagnostics).toMatchObject([
      { code: 'unknown-anchor', message: 'There is nothing after the “#” of this link.' },
    ]);
  });

  it.each(['#costs', '/fees#costs', '/fees?city=cork#costs'])('may be %s', (to) => {
    expect(site({ 'fees.json': page(costs, linkTo(to)) }).diagnostics).toEqual([]);
  });

  it('may lead to a question of a list of questions', () => {
    const faq = {
      type: 'faq',
      heading: 'Questions',
      items: [{ id: 'work', title: 'May I?', content: ['Yes.'] }],
    };
    expect(site({ 'fees.json': page(faq, linkTo('#work')) }).diagnostics).toEqual([]);
  });

  it('is not reported if errors on the other page may hide the id', () => {
    const documents = {
      'about.json': page(linkTo('/fees#costs')),
      'fees.json': page({ ...costs, headng: 'Costs' }),
    };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['unknown-property']);
  });
});
