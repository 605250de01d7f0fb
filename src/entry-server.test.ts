import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePage, exampleShell } from '../tests/example-page';
import type { PageData, RenderedPage, Shell } from './compiled';

const to = (href: string) => ({ label: href, to: { kind: 'route' as const, href } });
const shell: Shell = {
  ...exampleShell,
  header: { items: [to('/tours-iceland')], action: to('/contact#form') },
  footer: { ...exampleShell.footer, legal: [to('/privacy')] },
};
const routes = ['/about', '/', '/team', '/tours-iceland', '/contact', '/privacy', '/blog'];
const dataOf = (route: string): PageData => ({ page: { ...examplePage, route }, shell });

let renderPage: (data: PageData) => unknown;
beforeEach(async () => {
  vi.resetModules();
  ({ renderPage } = await import('./entry-server'));
});
const bodyOf = (route: string) => Object.values((renderPage(dataOf(route)) as RenderedPage).body).join('');

describe('a page', () => {
  it.each(routes)('is the same whichever was rendered before it: %s', async (route) => {
    const alone = bodyOf(route);
    vi.resetModules();
    ({ renderPage } = await import('./entry-server'));
    for (const other of routes) if (other !== route) renderPage(dataOf(other));
    expect(bodyOf(route)).toBe(alone);
  });

  it('marks the links to itself, in the header and in the footer', () => {
    for (const route of routes) {
      const current = [...bodyOf(route).matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(
        ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
      );
      expect(new Set(current), route).toEqual(
        new Set(['/', '/tours-iceland', '/privacy'].includes(route) ? [route] : []),
      );
    }
  });

  it('has no id twice', () => {
    const ids = [...bodyOf('/about').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.length).toBeGreaterThan(1);
  });
});
