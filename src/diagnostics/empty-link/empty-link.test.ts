import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';

describe('a link in a text', () => {
  it('is an error without text', () => {
    expect(site({ 'about.json': page(saying('Read [](/) first.')) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:18  error  empty-link
        10 |         "Read [](/) first."
           |                  ^ This link has no text.
        hint: Write the link text between the square brackets: [Contact us](/contact).

      1 error, 0 warnings."
    `);
  });

  it('is an error with only a space as its text', () => {
    expect(site({ 'about.json': page(saying('Read [ ](/) first.')) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:19  error  empty-link
        10 |         "Read [ ](/) first."
           |                   ^ This link has no text.
        hint: Write the link text between the square brackets: [Contact us](/contact).

      1 error, 0 warnings."
    `);
  });

  it('may have bold and italic text', () => {
    expect(site({ 'about.json': page(saying('Read [**this** *now*](/) first.')) }).diagnostics).toEqual([]);
  });
});
