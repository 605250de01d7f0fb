import { expect, it } from 'vitest';
import { officeSchema } from '../../tests/compiler/office-schema';
import { draft, kindsDocument, page, saying, site } from '../../tests/compiler/site';
import { typedContacts } from './typed-contacts';

const pointersFor = (about: object, path = 'about.json') =>
  site(
    {
      '_collections/offices.schema.json': officeSchema,
      '_collections/offices.json': {
        entries: [
          {
            id: 'oslo',
            name: 'Norway',
            phone: '+47 22 00 00 00',
            address: ['4th floor, Sample House', 'Example Road', 'Oslo'],
          },
        ],
      },
      [path]: about,
    },
    {},
    typedContacts,
  ).diagnostics.map(({ location: { pointer } }) => pointer);

it('reports a phone number that a page repeats', () => {
  expect(pointersFor(page(saying('Call +47 22 00 00 00.')))).toEqual(['/blocks/0/paragraphs/0']);
  expect(pointersFor(page(saying('Call +47 22 00 00 01.')))).toEqual([]);
  expect(pointersFor(draft(saying('Call +47 22 00 00 00.')))).toEqual([]);
});

it('reports an address that differs in one line', () => {
  const address = (floor: string) => page(saying(`${floor} floor, Sample House, Example Road, Oslo`));
  expect(pointersFor(address('5th'))).toEqual(['/blocks/0/paragraphs/0']);
  expect(pointersFor(address('4th'))).toEqual([]);
});

it('looks at the blocks that all pages of a kind have, too', () => {
  const kind = { ...kindsDocument.kinds[0], ending: [saying('Call +47 22 00 00 00.')] };
  expect(pointersFor({ ...kindsDocument, kinds: [kind] }, '_kinds.json')).toEqual([
    '/kinds/0/ending/0/paragraphs/0',
  ]);
});
