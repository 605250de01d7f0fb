import { describe, expect, it } from 'vitest';
import { form, linkTo, page, site, siteDocument } from '../../../tests/compiler/site';

describe('a site', () => {
  it('needs _site.json', () => {
    expect(site({ '_site.json': undefined }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:1:1  error  missing-document
        The file “_site.json” is missing.
        hint: Every site needs it. Bring it back with git restore pages-json/_site.json, or copy it from another Prospectus site.

      1 error, 0 warnings."
    `);
  });

  it('needs the special pages that it names', () => {
    const special = { notFound: 'lost' };
    expect(site({ '_site.json': { ...siteDocument, special } }).report()).toMatchInlineSnapshot(`
      "pages-json/_pages/lost.json:1:1  error  missing-document
        The file “_pages/lost.json” is missing.
        hint: "special" in _site.json names it. Bring it back with git restore pages-json/_pages/lost.json, or copy it from another Prospectus site.

      1 error, 0 warnings."
    `);
  });

  it('needs a home page', () => {
    const documents = {
      'index.json': undefined,
      'about.json': page(linkTo('/')),
      '_urls.json': { published: ['/'] },
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/index.json:1:1  error  missing-document
        The file “index.json” is missing.
        hint: Every site needs it. Bring it back with git restore pages-json/index.json, or copy it from another Prospectus site.

      1 error, 0 warnings."
    `);
  });

  it('needs a page for sent enquiries if a form sends any', () => {
    const missing = (submit: string) =>
      site({
        '_pages/thank-you.json': undefined,
        '_forms/contact.json': { ...form, submit },
      }).diagnostics.map(({ location }) => location.file);
    expect(missing('/api/contact-form')).toEqual(['pages-json/_pages/thank-you.json']);
    expect(missing('simulate')).toEqual([]);
  });

  it('needs _words.json in a language without a pack', () => {
    const missing = (language: string) =>
      site({ '_site.json': { ...siteDocument, language }, '_words.json': undefined }).diagnostics;
    expect(missing('pt-PT')).toEqual([]);
    expect(missing('fr').map(({ hint }) => hint)).toMatchInlineSnapshot(`
      [
        "Prospectus itself has no words in the language “fr”. Bring it back with git restore pages-json/_words.json, or copy it from another Prospectus site.",
      ]
    `);
  });

  it('needs nothing else', () => {
    const { diagnostics } = site({
      '_site.json': { contract: 1, name: 'Café Norte', url: 'https://www.example.com', language: 'en' },
      'index.json': {
        title: 'Coffee',
        description: 'Coffee.',
        blocks: [{ type: 'banner', title: 'Coffee' }],
      },
      '_words.json': undefined,
      '_kinds.json': undefined,
      '_pages/404.json': undefined,
      '_pages/thank-you.json': undefined,
    });
    expect(diagnostics).toEqual([]);
  });
});
