import { expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { officeSchema } from '../../tests/compiler/office-schema';
import { page, pageWith, saying, site, siteDocument } from '../../tests/compiler/site';
import { contactDetails } from './contact-details';

const warningsFor = (entries: readonly object[]) =>
  site(
    {
      '_collections/offices.schema.json': officeSchema,
      '_collections/offices.json': { entries },
      'about.json': page(saying('It is flat.')),
    },
    { flags: ['no', 'se', 'jp'] },
    contactDetails,
  ).diagnostics.map(({ location: { pointer } }) => pointer);
const oslo = (own: object) => ({ id: 'oslo', name: 'Norway', flag: 'no', phone: '+47 22 00 00 00', ...own });
const tokyo = (own: object) => ({ id: 'tokyo', name: 'Japan', flag: 'jp', ...own });

it('compares phone numbers and flags with the country that the entry is named after', () => {
  expect(warningsFor([oslo({ phone: '+81 3 0000 0000' })])).toEqual(['/entries/0/phone']);
  expect(warningsFor([oslo({ phone: '+47 22 0' })])).toEqual(['/entries/0/phone']);
  expect(warningsFor([oslo({ flag: 'se' })])).toEqual(['/entries/0/flag']);
});

it('compares the time zone with those of the country, which the name or the flag says', () => {
  const zoned = (...entries: readonly object[]) =>
    site(
      {
        '_site.json': { ...siteDocument, timeZone: 'Asia/Kolkata' },
        '_collections/offices.schema.json': officeSchema,
        '_collections/offices.json': { entries },
      },
      { flags: ['no', 'jp', 'in'] },
      contactDetails,
    ).diagnostics.map(({ location: { pointer }, hint }) => `${pointer} ${hint}`);
  const there = tokyo({ phone: '+81 3 0000 0000', timeZone: 'Asia/Tokyo' });
  expect(zoned(oslo({ timeZone: 'Europe/Oslo' }), there)).toEqual([]);
  expect(zoned(oslo({ timeZone: 'America/Santiago' }), there)).toEqual([
    '/entries/0/timeZone Write “Europe/Oslo”.',
  ]);
  expect(zoned(oslo({}), there)).toEqual(['/entries/0/name Add "timeZone": “Europe/Oslo”.']);
  expect(zoned(oslo({}))).toEqual([]); // no entry has a time zone
  const kochi = { id: 'kochi', name: 'Kochi', flag: 'in', phone: '+91 484 000 0000' };
  expect(zoned(kochi, there)).toEqual([]);
  expect(zoned({ ...kochi, timeZone: 'America/Santiago' }, there)).toEqual([
    '/entries/0/timeZone Delete the line: without it, the time zone of the site holds.',
  ]);
});

it('reports details that two entries share', () => {
  const email = 'a@example.com';
  expect(warningsFor([oslo({ email }), tokyo({ email })])).toEqual(['/entries/1/email']);
});

it('reports nothing if all details match', () => {
  expect(warningsFor([oslo({ email: 'oslo@example.com' }), tokyo({ email: 'tokyo@example.com' })])).toEqual(
    [],
  );
});

it('reports an entry that no page shows, even if a page has a register of the same name', () => {
  const documents = {
    '_collections/offices.schema.json': officeSchema,
    '_collections/offices.json': { entries: [oslo({}), tokyo({ phone: '+81 3 0000 0000' })] },
    'about.json': page(saying('oslo')), // names the first entry by its id, as a block does
    '_facts/tokyo.json': { facts: [fact('one')] },
    'tokyo.json': pageWith({ facts: 'tokyo' }),
  };
  const { diagnostics } = site(documents, { flags: ['no', 'jp'] }, contactDetails);
  expect(diagnostics).toMatchObject([{ message: 'No page shows “Japan”.' }]);

  const all = { type: 'opening-hours', heading: 'Hours', collection: 'offices' };
  const shown = site({ ...documents, 'hours.json': page(all) }, { flags: ['no', 'jp'] }, contactDetails);
  expect(shown.diagnostics.filter(({ code }) => code === 'contact-detail')).toEqual([]);
});

it('compares the city with the address, and the mail domain with that of all other entries', () => {
  const address = ['Sample House', 'Oslo'];
  const others = [
    tokyo({ email: 'a@example.com', address: ['Sample House', 'Tokyo'] }),
    tokyo({ id: 'b', email: 'b@example.com' }),
  ];
  expect(warningsFor([oslo({ city: 'Tokyo', address }), ...others])).toEqual(['/entries/0/city']);
  expect(warningsFor([oslo({ city: 'Oslo', address }), ...others])).toEqual([]);
  expect(warningsFor([oslo({ email: 'c@exampel.com' }), ...others])).toEqual(['/entries/0/email']);
  expect(warningsFor([oslo({ email: 'c@example.org' }), ...others])).toEqual([]);
});
