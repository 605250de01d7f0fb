import { describe, expect, it } from 'vitest';
import { linkTo, page, saying, site, siteDocument } from '../../../tests/compiler/site';

describe('a link to another page', () => {
  it('is an error with a similar route as the hint', () => {
    const report = site({ 'index.json': page(linkTo('/abuot')), 'about.json': page() }).report();
    expect(report).toMatchInlineSnapshot(`
      "pages-json/index.json:12:15  error  unknown-route
        12 |         "to": "/abuot"
           |               ^^^^^^^^ The page “/abuot” does not exist.
        hint: Did you mean “/about”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with how routes follow from files if none is similar', () => {
    expect(site({ 'index.json': page(linkTo('/tours-japan')) }).report()).toMatchInlineSnapshot(`
      "pages-json/index.json:12:15  error  unknown-route
        12 |         "to": "/tours-japan"
           |               ^^^^^^^^^^^^^^ The page “/tours-japan” does not exist.
        hint: Correct the link. The address of opening-hours.json is /opening-hours.

      1 error, 0 warnings."
    `);
  });

  it('is reported at its target within a text', () => {
    const text = 'At €650 😀 "or more" \\ [ask](/contact) or [**read** on](/abuot) first.';
    const document = JSON.stringify(page(saying(text))('index.json'), null, 2);
    const escaped = document.replace('€', '\\u20ac').replace('😀', '\\ud83d\\ude00');
    const documents = { 'about.json': page(), 'contact.json': page(), 'index.json': escaped };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/index.json:10:84  error  unknown-route
        10 |         "At \\u20ac650 \\ud83d\\ude00 \\"or more\\" \\\\ [ask](/contact) or [**read** on](/abuot) first."
           |                                                                                    ^^^^^^ The page “/abuot” does not exist.
        hint: Did you mean “/about”?

      1 error, 0 warnings."
    `);
  });

  it('is shown with the text around it if its line is long', () => {
    const text = `${'Words '.repeat(30)}[read on](/abuot)${' and more'.repeat(30)}`;
    const document = JSON.stringify(page(saying(text))('index.json'));
    expect(site({ 'index.json': document, 'about.json': page() }).report()).toMatchInlineSnapshot(`
      "pages-json/index.json:1:339  error  unknown-route
        1 | …rds Words [read on](/abuot) and more and more and more and more and more and more and more and more …
          |                      ^^^^^^ The page “/abuot” does not exist.
        hint: Did you mean “/about”?

      1 error, 0 warnings."
    `);
  });

  it.each(['/about/', '/about.html', '/about.json', '/About', '/about/index.html', '/about/?x=1#y'])(
    'is reported with /about if it is %s',
    (to) => {
      const { diagnostics } = site({
        'index.json': page(linkTo(to)),
        'about.json': page(),
        'abouts.json': page(),
      });
      expect(diagnostics.map(({ hint }) => hint)).toEqual(['Did you mean “/about”?']);
    },
  );

  it.each(['/about', '/about?x=1', '/', '/old', '/old?x=1'])('may be %s', (to) => {
    const redirects = [{ from: '/old', to: '/about' }];
    const documents = { '_site.json': { ...siteDocument, redirects }, 'about.json': page() };
    expect(site({ ...documents, 'index.json': page(linkTo(to)) }).diagnostics).toEqual([]);
  });

  it('is not reported if the other page has a syntax error', () => {
    const { diagnostics } = site({ 'index.json': page(linkTo('/about#team')), 'about.json': '{ "kind": ' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['syntax-error']);
  });

  it.each([
    ['a syntax error', '"footer": {', '"footer": {,'],
    ['a misspelt property', '"footer"', '"foooter"'],
  ])('is not reported if the document with the redirects has %s', (_fault, right, wrong) => {
    const redirects = [{ from: '/old', to: '/' }];
    const text = JSON.stringify({ ...siteDocument, redirects }, null, 2).replace(right, wrong);
    expect(site({ '_site.json': text, 'index.json': page(linkTo('/old')) }).diagnostics).toHaveLength(1);
  });
});
