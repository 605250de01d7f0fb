import { describe, expect, it } from 'vitest';
import { draft, page, pageWith, site, siteDocument } from '../../../tests/compiler/site';

const history = (...published: readonly string[]) => ({ '_urls.json': { published } });
const codes = (documents: Parameters<typeof site>[0]) => site(documents).diagnostics.map(({ code }) => code);

describe('an address that was published', () => {
  it('is an error if it no longer exists', () => {
    expect(site(history('/', '/about')).report()).toMatchInlineSnapshot(`
      "pages-json/_urls.json:4:5  error  vanished-route
        4 |     "/about"
          |     ^^^^^^^^ /about was published, but no longer exists.
        hint: Did you delete it? Add a redirect to _site.json. Did you move it? Give the file its old name back, then run npm run rename -- /old /new.

      1 error, 0 warnings."
    `);
  });

  it('is an error if its page is now a draft', () => {
    expect(site({ ...history('/about'), 'about.json': draft() }).report()).toMatchInlineSnapshot(`
      "pages-json/_urls.json:3:5  error  vanished-route
        3 |     "/about"
          |     ^^^^^^^^ /about was published, but its page is now a draft.
        hint: Delete its "draft" line; or rename the page, and add a redirect from this address to _site.json.

      1 error, 0 warnings."
    `);
  });

  it('is not reported if a page has it, even an invalid one', () => {
    expect(codes({ ...history('/about'), 'about.json': page() })).toEqual([]);
    expect(codes({ ...history('/about'), 'about/index.json': page() })).toEqual([]);
    expect(codes({ ...history('/about'), 'about.json': pageWith({ title: 1 }) })).toEqual(['wrong-type']);
    expect(codes({ ...history('/about'), 'about.json': '{' })).toEqual(['syntax-error']);
  });

  it('is not reported if a redirect or a file has it', () => {
    const redirects = [{ from: '/about', to: '/' }];
    expect(codes({ ...history('/about'), '_site.json': { ...siteDocument, redirects } })).toEqual([]);
    expect(site(history('/files/guide.pdf'), { files: ['guide.pdf'] }).diagnostics).toEqual([]);
  });

  it('is not reported if an invalid redirect may have it', () => {
    const redirects = [{ from: '/about', to: '/', permanent: true }];
    const documents = { ...history('/about', '/gone'), '_site.json': { ...siteDocument, redirects } };
    expect(codes(documents)).toEqual(['unknown-property']);
    expect(codes({ ...documents, '_site.json': { ...siteDocument, redirects: {} } })).toEqual(['wrong-type']);
  });

  it('is not reported if redirects may be under a misspelt name', () => {
    const { redirects: _redirects, ...others } = siteDocument;
    const documents = (settings: object) => ({
      ...history('/about'),
      '_site.json': { ...others, ...settings },
    });
    expect(codes(documents({ redirect: [{ from: '/about', to: '/' }] }))).toEqual(['unknown-property']);
    expect(codes(documents({}))).toEqual(['vanished-route']);
  });
});

describe('the URL history', () => {
  it('may lack a new page, and may be missing', () => {
    expect(codes({ ...history('/'), 'about.json': page() })).toEqual([]);
    expect(codes({ 'about.json': page() })).toEqual([]);
  });

  it('contains addresses, each only once', () => {
    expect(codes(history('/', 'about'))).toEqual(['malformed-value']);
    expect(codes(history('/', '/'))).toEqual(['repeated-entry']);
  });
});
