import { describe, expect, it } from 'vitest';
import { draft, site } from '../../../tests/compiler/site';

describe('a draft', () => {
  it('is an error as the page for unknown addresses', () => {
    expect(site({ '_pages/404.json': draft() }).report()).toMatchInlineSnapshot(`
      "pages-json/_pages/404.json:6:12  error  needed-draft
        6 |   "draft": true,
          |            ^^^^ “_pages/404.json” is shown by the site itself and cannot be a draft.
        hint: Delete its "draft" line.

      1 error, 0 warnings."
    `);
  });

  it('is an error as the page for sent enquiries', () => {
    const { diagnostics } = site({ '_pages/thank-you.json': draft() });
    expect(diagnostics.map(({ code }) => code)).toEqual(['needed-draft']);
  });

  it('is one error as the home page, even if that has been published', () => {
    const { diagnostics } = site({ 'index.json': draft(), '_urls.json': { published: ['/'] } });
    expect(diagnostics.map(({ code }) => code)).toEqual(['needed-draft']);
  });
});
