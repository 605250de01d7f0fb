import { expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import { organizationOf } from './organization';

const home = { ...examplePage, route: '/' };
const link = (kind: 'external' | 'route', href: string) => ({ label: href, to: { kind, href } });
const shellWith = (...links: readonly ReturnType<typeof link>[]) => ({
  ...exampleShell,
  footer: { ...exampleShell.footer, social: { title: 'Follow us', links } },
});

it('describes the site on its home page, with the profiles linked in the footer', () => {
  const shell = shellWith(link('external', 'https://social.example.com/us'), link('route', '/blog'));
  expect(organizationOf(home, shell)).toEqual({
    '@type': 'Organization',
    '@id': 'https://example.com/#organization',
    name: 'Prospectus',
    url: 'https://example.com/',
    sameAs: ['https://social.example.com/us'],
  });
});

it('has no profiles if the footer has none', () => {
  expect(organizationOf(home, shellWith())).not.toHaveProperty('sameAs');
});

it('is omitted on every other page', () => {
  expect(organizationOf(examplePage, exampleShell)).toBeUndefined();
});
