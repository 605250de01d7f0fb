import { expect, it } from 'vitest';
import { kindsDocument, page, site } from '../../tests/compiler/site';
import { repeatedLinks } from './repeated-links';

const warningsFor = (...actions: readonly { label: string; to: string }[]) =>
  site(
    { 'about.json': page({ type: 'call-to-action', heading: 'Ride', text: 'Ask us.', actions }) },
    {},
    repeatedLinks,
  ).diagnostics.map(({ location, message }) => [location.pointer.slice('/blocks/0/actions'.length), message]);

it('links of one list must lead to different pages', () => {
  expect(warningsFor({ label: 'Write', to: '/' }, { label: 'About us', to: '/about' })).toEqual([]);
  expect(warningsFor({ label: 'Write', to: '/' }, { label: 'Ride', to: '/' })).toEqual([
    ['/1/to', '“Write” leads to /, too.'],
  ]);
});

it('of two links with one target, the one whose label does not match it is reported', () => {
  expect(warningsFor({ label: 'Write', to: '/about' }, { label: 'About us', to: '/about' })).toEqual([
    ['/0/to', '“About us” leads to /about, too.'],
  ]);
});

it('links of one list must have different labels', () => {
  expect(warningsFor({ label: 'Write', to: '/' }, { label: 'Write', to: '/about' })).toEqual([
    ['/1/label', 'Two links are called “Write”, and lead to / and /about.'],
  ]);
});

it('links of blocks that all pages of a kind have must lead to different pages, too', () => {
  const actions = ['Write', 'Ride'].map((label) => ({ label, to: '/' }));
  const ending = [{ type: 'call-to-action', heading: 'Ride', text: 'Ask us.', actions }];
  const kinds = kindsDocument.kinds.map((kind) => ({ ...kind, ending }));
  const { diagnostics } = site(
    { '_kinds.json': { ...kindsDocument, kinds: kinds.slice(0, 1) } },
    {},
    repeatedLinks,
  );
  expect(diagnostics.map(({ location }) => location.pointer)).toEqual(['/kinds/0/ending/0/actions/1/to']);
});

it('links of an entry of a collection must lead to different pages, too, but not all that has a “to” is a link', () => {
  const links = ['Write', 'Ride'].map((label) => ({ label, to: '/' }));
  const tours = ['Coast', 'Hills'].map((label) => ({ label, to: 'July' }));
  const text = { $ref: '../../schema/parts/text.schema.json' };
  const tour = { type: 'object', properties: { label: text, to: text } };
  const documents = {
    '_collections/bikes.json': { entries: [{ id: 'one', links, tours }] },
    '_collections/bikes.schema.json': {
      title: 'Bike',
      description: 'A bike.',
      properties: {
        links: { type: 'array', items: { $ref: '../../schema/parts/link.schema.json' } },
        tours: { type: 'array', items: tour },
      },
    },
  };
  expect(site(documents, {}, repeatedLinks).diagnostics.map(({ location }) => location.pointer)).toEqual([
    '/entries/0/links/1/to',
  ]);
});
