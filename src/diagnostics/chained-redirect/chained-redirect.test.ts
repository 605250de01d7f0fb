import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../../tests/compiler/site';

const redirecting = (...redirects: { from: string; to: string }[]) =>
  site({ '_site.json': { ...siteDocument, redirects }, 'about.json': page() });

describe('a redirect', () => {
  it('may not lead to another redirect', () => {
    const report = redirecting({ from: '/we', to: '/us' }, { from: '/us', to: '/about' }).report();
    expect(report).toMatchInlineSnapshot(`
      "pages-json/_site.json:52:13  error  chained-redirect
        52 |       "to": "/us"
           |             ^^^^^ /us is itself redirected.
        hint: Write the address of the final page: /about.

      1 error, 0 warnings."
    `);
  });

  it('is given the final page of a longer chain', () => {
    const { diagnostics } = redirecting(
      { from: '/we', to: '/us' },
      { from: '/us', to: '/team#staff' },
      { from: '/team', to: '/about' },
    );
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['/us is itself redirected.', 'Write the address of the final page: /about.'],
      ['/team is itself redirected.', 'Write the address of the final page: /about.'],
    ]);
  });

  it('may not lead back to itself by way of another', () => {
    const { diagnostics } = redirecting({ from: '/we', to: '/us' }, { from: '/us', to: '/we' });
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['/us leads back to itself.', 'Write the address of a page instead.'],
      ['/we leads back to itself.', 'Write the address of a page instead.'],
    ]);
  });

  it('may not lead to itself', () => {
    expect(redirecting({ from: '/we', to: '/we#team' }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:52:13  error  chained-redirect
        52 |       "to": "/we#team"
           |             ^^^^^^^^^^ /we leads back to itself.
        hint: Write the address of a page instead.

      1 error, 0 warnings."
    `);
  });
});
