import { describe, expect, it } from 'vitest';
import { createRedirects } from './redirects';

const redirects = createRedirects([
  { from: '/about.html', to: '/about' },
  { from: '/Services/Repair_Shop.aspx', to: '/repairs' },
  { from: '/index.php', to: '/' },
  { from: '/index.php?page=kontakt', to: '/contact?from=old' },
  { from: '/index.php?page=kontakt&lang=de', to: '/kontakt' },
  { from: '/?p=12', to: '/news' },
  { from: '/%C3%BCber-uns', to: '/about' },
  { from: '/%FCber-uns', to: '/about' },
  { from: '/blog', to: '/news' },
  { from: '/old/*', to: '/archive' },
  { from: '/old/shop/*', to: '/shop/*' },
  { from: '/files-of-2019/*', to: 'https://archive.example.org/*' },
]);
const to = (address: string) => {
  const url = new URL(address, 'http://localhost');
  return redirects.exact(url) ?? redirects.wildcard(url);
};

describe('an address of an older site', () => {
  it.each([
    ['/about.html', '/about'],
    ['/about.html?utm_source=mail', '/about?utm_source=mail'],
    ['/Services/Repair_Shop.aspx', '/repairs'],
    ['/services/repair_shop.aspx', undefined],
    ['/index.php', '/'],
    ['/index.php?page=other', '/?page=other'],
    ['/?p=12', '/news'],
    ['/', undefined],
    ['/blog/', '/news'],
    ['/blog', '/news'],
  ])('%s leads to %s', (requested, target) => {
    expect(to(requested)).toBe(target);
  });

  it('may name its page in the query: these parameters are dropped, and the redirect with most of them wins', () => {
    expect(to('/index.php?page=kontakt')).toBe('/contact?from=old');
    expect(to('/index.php?a=1&page=kontakt')).toBe('/contact?from=old&a=1');
    expect(to('/index.php?lang=de&page=kontakt')).toBe('/kontakt');
  });

  it('is the same however its letters are encoded', () => {
    for (const requested of [
      '/über-uns',
      '/%C3%BCber-uns',
      '/%c3%bcber-uns',
      '/u%CC%88ber-uns',
      '/%fcber-uns', // not UTF-8, so that it needs the redirect from `/%FCber-uns`
    ])
      expect(to(requested)).toBe('/about');
  });

  it('may stand for everything below it', () => {
    expect(to('/old')).toBe('/archive');
    expect(to('/old/2019/may?page=2')).toBe('/archive?page=2');
    expect(to('/older')).toBeUndefined();
  });

  it('may keep the rest of the path, and never leads to another site by it', () => {
    expect(to('/old/shop/bells/red?size=2')).toBe('/shop/bells/red?size=2');
    expect(to('/old/shop')).toBe('/shop');
    expect(to('/old/shop//evil.example/x')).toBe('/shop/evil.example/x');
    expect(to('/old/shop/%5Cevil.example')).toBe('/shop/%5Cevil.example');
    expect(to('/files-of-2019/a.pdf')).toBe('https://archive.example.org/a.pdf');
  });
});
