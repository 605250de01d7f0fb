import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../../tests/compiler/site';

const redirecting = (...redirects: { from: string; to: string }[]) =>
  site({ '_site.json': { ...siteDocument, redirects }, 'about.json': page() });

describe('a redirect', () => {
  it('may not lead to another redirect', () => {
    const report = redirecting({ from: '/we', to: '/us' }, { from: '/us', to: '/about' }).report();
    expect(report).toMatchInlineSnapshot(`
      "pages-json/_site.json:46:13  error  chained-redirect
        46 |       "to": "/us"
           |             ^^^^^ /us is itself redirected.
        hint: Write the address of the final page.

      1 error, 0 warnings."
    `);
  });

  it('may not lead to itself', () => {
    expect(redirecting({ from: '/we', to: '/we#team' }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:46:13  error  chained-redirect
        46 |       "to": "/we#team"
           |             ^^^^^^^^^^ /we is itself redirected.
        hint: Write the address of the final page.

      1 error, 0 warnings."
    `);
  });
});
