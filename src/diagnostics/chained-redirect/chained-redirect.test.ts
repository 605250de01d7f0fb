import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../../tests/compiler/site';

const siteWithRedirects = (...redirects: { from: string; to: string }[]) =>
  site({ '_site.json': { ...siteDocument, redirects }, 'about.json': page() });

describe('a redirect', () => {
  it('is an error if it leads to another redirect', () => {
    const report = siteWithRedirects({ from: '/we', to: '/us' }, { from: '/us', to: '/about' }).report();
    expect(report).toMatchInlineSnapshot(`
      "pages-json/_site.json:52:13  error  chained-redirect
        52 |       "to": "/us"
           |             ^^^^^ /us is itself redirected.
        hint: Write the address of the final page: /about.

      1 error, 0 warnings."
    `);
  });

  it('is reported with the final page, however long the chain', () => {
    const { diagnostics } = siteWithRedirects(
      { from: '/we', to: '/us' },
      { from: '/us', to: '/team#staff' },
      { from: '/team', to: '/about' },
    );
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['/us is itself redirected.', 'Write the address of the final page: /about.'],
      ['/team is itself redirected.', 'Write the address of the final page: /about.'],
    ]);
  });

  it('is an error if it leads back to itself through another redirect', () => {
    const { diagnostics } = siteWithRedirects({ from: '/we', to: '/us' }, { from: '/us', to: '/we' });
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['/us leads back to itself.', 'Write the address of a page instead.'],
      ['/we leads back to itself.', 'Write the address of a page instead.'],
    ]);
  });

  it('is an error if it leads to itself', () => {
    expect(siteWithRedirects({ from: '/we', to: '/we#team' }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:52:13  error  chained-redirect
        52 |       "to": "/we#team"
           |             ^^^^^^^^^^ /we leads back to itself.
        hint: Write the address of a page instead.

      1 error, 0 warnings."
    `);
  });
});
