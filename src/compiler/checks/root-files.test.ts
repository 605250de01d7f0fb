import { describe, expect, it } from 'vitest';
import { linkTo, page, site, siteDocument } from '../../../tests/compiler/site';

const messagesFor = (...rootFiles: readonly string[]) =>
  site({ 'tours/iceland.json': page() }, { rootFiles }).diagnostics.map(({ message }) => message);

describe('a file of _root', () => {
  it('is served at the root of the site, and links may lead to it', () => {
    const rootFiles = ['CNAME', 'ads.txt', 'google1a2b.html', '.well-known/security.txt', 'tours/map.txt'];
    const { diagnostics, compiled } = site({ 'about.json': page(linkTo('/ads.txt')) }, { rootFiles });
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(compiled().pages.map(({ page }) => page))).toContain(
      '{"kind":"file","href":"/ads.txt"}',
    );
  });

  it('cannot replace a page or a folder of pages', () => {
    expect(
      messagesFor('index.html', 'tours', 'Tours/Iceland/index.html', 'tours/iceland/index.html/a'),
    ).toEqual([
      '“Tours” and “tours” are the same on Windows and macOS.',
      '/Tours/Iceland/index.html is already used by pages-json/tours/iceland.json.',
      '/index.html is already used by pages-json/index.json.',
      '/tours is already used by pages-json/tours/iceland.json.',
      '“tours” and “Tours” are the same on Windows and macOS.',
      '/tours/iceland/index.html/a is already used by pages-json/tours/iceland.json.',
    ]);
  });

  it('cannot replace what the build writes or the server answers', () => {
    expect(messagesFor('robots.txt', 'Sitemap.xml', '404.html', 'assets/a.txt', 'api/b')).toEqual([
      '/404.html is already used by the build, which makes that file.',
      '/Sitemap.xml is already used by the build, which makes that file.',
      '/api/b cannot be used: /api is reserved.',
      '/assets/a.txt cannot be used: /assets is reserved.',
      '/robots.txt is already used by the build, which makes that file.',
    ]);
  });

  it('cannot be a compressed version of a page or a built file, which servers would send instead', () => {
    expect(
      messagesFor('index.html.br', 'tours/iceland/index.html.gz', 'sitemap.xml.br', 'data.tar.gz'),
    ).toEqual([
      '/index.html.br is already used by pages-json/index.json.',
      '/sitemap.xml.br is already used by the build, which makes that file.',
      '/tours/iceland/index.html.gz is already used by pages-json/tours/iceland.json.',
    ]);
  });

  it('keeps its address: a redirect from there is reported', () => {
    const redirects = [{ from: '/ads.txt', to: '/' }];
    const { diagnostics } = site(
      { '_site.json': { ...siteDocument, redirects } },
      { rootFiles: ['ads.txt'] },
    );
    expect(diagnostics.map(({ message }) => message)).toEqual(['/ads.txt is already used by _root/ads.txt.']);
  });
});
