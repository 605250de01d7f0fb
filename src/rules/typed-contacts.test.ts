import { expect, it } from 'vitest';
import { officeSchema } from '../../tests/compiler/office-schema';
import { draft, page, saying, site } from '../../tests/compiler/site';
import { typedContacts } from './typed-contacts';

const found = (about: object) =>
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
      'about.json': about,
    },
    {},
    typedContacts,
  ).diagnostics.map(({ location: { pointer } }) => pointer);

it('finds a number that a page types again', () => {
  expect(found(page(saying('Call +47 22 00 00 00.')))).toEqual(['/blocks/0/paragraphs/0']);
  expect(found(page(saying('Call +47 22 00 00 01.')))).toEqual([]);
  expect(found(draft(saying('Call +47 22 00 00 00.')))).toEqual([]);
});

it('finds an address that was typed with another line', () => {
  const address = (floor: string) => page(saying(`${floor} floor, Sample House, Example Road, Oslo`));
  expect(found(address('5th'))).toEqual(['/blocks/0/paragraphs/0']);
  expect(found(address('4th'))).toEqual([]);
});
