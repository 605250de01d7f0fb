import { describe, expect, it } from 'vitest';
import { draft, linkTo, page, pageWith, saying, site, siteDocument } from '../../../tests/compiler/site';

describe('a link to a draft', () => {
  it('is an error on a published page', () => {
    expect(
      site({ 'about.json': page(linkTo('/japan')), 'japan.json': draft() }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:12:15  error  link-to-draft
        12 |         "to": "/japan"
           |               ^^^^^^^^ /japan is a draft and will not be published.
        hint: Publish it by deleting its "draft" line, or remove this link.

      1 error, 0 warnings."
    `);
  });

  it('is an error within a text', () => {
    const documents = { 'about.json': page(saying('Soon: [Japan](/japan#fees).')), 'japan.json': draft() };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:24  error  link-to-draft
        10 |         "Soon: [Japan](/japan#fees)."
           |                        ^^^^^^^^^^^ /japan is a draft and will not be published.
        hint: Publish it by deleting its "draft" line, or remove this link.

      1 error, 0 warnings."
    `);
  });

  it('is an error in a redirect', () => {
    const redirects = [{ from: '/tours-japan', to: '/japan' }];
    const documents = { '_site.json': { ...siteDocument, redirects }, 'japan.json': draft() };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:52:13  error  link-to-draft
        52 |       "to": "/japan"
           |             ^^^^^^^^ /japan is a draft and will not be published.
        hint: Publish it by deleting its "draft" line, or remove this link.

      1 error, 0 warnings."
    `);
  });

  it('is allowed on another draft', () => {
    expect(site({ 'korea.json': draft(linkTo('/japan')), 'japan.json': draft() }).diagnostics).toEqual([]);
  });

  it('is not reported if "draft" is invalid', () => {
    const documents = { 'about.json': page(linkTo('/japan')), 'japan.json': pageWith({ draft: 'yes' }) };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
  });
});
