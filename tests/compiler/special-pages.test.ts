import { describe, expect, it } from 'vitest';
import { headOf } from '../../src/renderer/head';
import { page, site } from './site';

describe('the pages of _pages', () => {
  it('are hidden from search engines, however many there are', () => {
    const { shell, url, specialPages } = site({ '_pages/offline.json': page() }).compiled();
    const heads = specialPages.map(
      ({ page: built }) =>
        [built.route, headOf(built, { ...shell, origin: url, sprite: '', texts: '' })] as const,
    );
    expect(heads.map(([route]) => route)).toEqual(['/404', '/offline', '/thank-you']);
    for (const [, head] of heads) {
      expect(head).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
      expect(head.filter(({ attributes }) => attributes.rel === 'canonical')).toEqual([]);
    }
  });

  it('leave all other pages visible to them', () => {
    const { shell, url, pages } = site({}).compiled();
    for (const { page: built } of pages) {
      const head = headOf(built, { ...shell, origin: url, sprite: '', texts: '' });
      expect(head.filter(({ attributes }) => attributes.name === 'robots')).toEqual([]);
      expect(head).toContainEqual({ tag: 'link', attributes: { rel: 'canonical', href: url + built.route } });
    }
  });
});
