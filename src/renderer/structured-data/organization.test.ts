import { expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import { organizationOf } from './organization';

const home = { ...examplePage, route: '/' };
const link = (kind: 'external' | 'route', href: string) => ({ label: href, to: { kind, href } });
const shellWith = (...links: readonly ReturnType<typeof link>[]) => ({
  ...exampleShell,
  footer: { ...exampleShell.footer, social: { title: 'Follow us', links } },
});

it('names the site on its home page, with the profiles that the footer leads to', () => {
  const shell = shellWith(link('external', 'https://social.example.com/us'), link('route', '/blogs'));
  expect(organizationOf(home, shell)).toEqual({
    '@type': 'Organization',
    '@id': 'https://example.com/#organization',
    name: 'Prospectus',
    url: 'https://example.com/',
    sameAs: ['https://social.example.com/us'],
  });
});

it('claims no profiles where the footer has none', () => {
  expect(organizationOf(home, shellWith())).not.toHaveProperty('sameAs');
});

it('is left out on every other page', () => {
  expect(organizationOf(examplePage, exampleShell)).toBeUndefined();
});
