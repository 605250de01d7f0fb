import { expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { repeatedLinks } from './repeated-links';

const found = (...actions: readonly { label: string; to: string }[]) =>
  site(
    { 'about.json': page({ type: 'call-to-action', heading: 'Ride', text: 'Ask us.', actions }) },
    {},
    repeatedLinks,
  ).diagnostics.map(({ location, message }) => [location.pointer.slice('/blocks/0/actions'.length), message]);

it('links of one list lead to different places', () => {
  expect(found({ label: 'Write', to: '/' }, { label: 'About us', to: '/about' })).toEqual([]);
  expect(found({ label: 'Write', to: '/' }, { label: 'Ride', to: '/' })).toEqual([
    ['/1/to', '“Write” leads to /, too.'],
  ]);
});

it('the wrong one is that whose words are not in the address', () => {
  expect(found({ label: 'Write', to: '/about' }, { label: 'About us', to: '/about' })).toEqual([
    ['/0/to', '“About us” leads to /about, too.'],
  ]);
});

it('and have different words', () => {
  expect(found({ label: 'Write', to: '/' }, { label: 'Write', to: '/about' })).toEqual([
    ['/1/label', 'Two links are called “Write”, and lead to / and /about.'],
  ]);
});
