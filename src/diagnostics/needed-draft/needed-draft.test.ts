import { describe, expect, it } from 'vitest';
import { draft, site } from '../../../tests/compiler/site';

describe('a draft', () => {
  it('cannot be the page for addresses that do not exist', () => {
    expect(site({ '_pages/404.json': draft() }).report()).toMatchInlineSnapshot(`
      "pages-json/_pages/404.json:6:12  error  needed-draft
        6 |   "draft": true,
          |            ^^^^ “_pages/404.json” is shown by the site itself and cannot be a draft.
        hint: Delete its "draft" line.

      1 error, 0 warnings."
    `);
  });

  it('cannot be the page that thanks for an enquiry', () => {
    const { diagnostics } = site({ '_pages/thank-you.json': draft() });
    expect(diagnostics.map(({ code }) => code)).toEqual(['needed-draft']);
  });

  it('cannot be the home page, which is reported once, whatever leads there', () => {
    const { diagnostics } = site({ 'index.json': draft(), '_urls.json': { published: ['/'] } });
    expect(diagnostics.map(({ code }) => code)).toEqual(['needed-draft']);
  });
});
