import { describe, expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import type { Office, OfficesBlock } from '../../generated/compiled';
import { localBusinessesOf } from './local-business';

const station: Office = {
  id: 'station',
  name: 'Station',
  flag: 'jp',
  city: 'Kyoto',
  address: ['Sample House', 'Example Road', 'Kyoto 600-0000', 'Kansai, Japan'],
  email: 'station@example.com',
  phone: '+81 00000 00000',
  weekdays: { opens: '10:00', closes: '18:00' },
  saturday: { opens: '10:00', closes: '14:00' },
  sunday: { opens: '11:00', closes: '13:00' },
  image: { src: '/office-station.svg', width: 800, height: 600, alt: '' },
};
const block = (...collection: Office[]): OfficesBlock => ({
  type: 'offices',
  heading: 'Our offices',
  collection,
  display: 'card',
});
const businessesOf = (...blocks: readonly OfficesBlock[]) =>
  localBusinessesOf({ ...examplePage, blocks }, exampleShell);

it('has the address, contact details and opening hours of an office', () => {
  expect(businessesOf(block(station))).toMatchObject([
    {
      '@type': 'LocalBusiness',
      '@id': 'https://example.com/#office-station',
      name: 'Prospectus, Station',
      parentOrganization: { '@id': 'https://example.com/#organization' },
      address: {
        streetAddress: 'Sample House, Example Road, Kyoto 600-0000, Kansai, Japan',
        addressLocality: 'Kyoto',
        addressCountry: 'JP',
      },
      telephone: '+81 00000 00000',
      email: 'station@example.com',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '10:00',
          closes: '18:00',
        },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
        { dayOfWeek: ['Sunday'], opens: '11:00', closes: '13:00' },
      ],
    },
  ]);
});

it('has the hours of each day that an office lists', () => {
  const hours: Office['hours'] = [
    { from: 'saturday', to: 'monday', opens: '10:00', closes: '14:00' },
    { from: 'wednesday', opens: '10:00', closes: '18:00' },
  ];
  expect(businessesOf(block({ ...station, hours }))).toMatchObject([
    {
      openingHoursSpecification: [
        { dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '10:00', closes: '14:00' },
        { dayOfWeek: ['Wednesday'], opens: '10:00', closes: '18:00' },
      ],
    },
  ]);
});

it('has hours over midnight, until midnight and all day in the notation of schema.org', () => {
  const hours: Office['hours'] = [
    { from: 'friday', to: 'saturday', opens: '18:00', closes: '02:00' },
    { from: 'monday', opens: '18:00', closes: '24:00' },
    { from: 'sunday', opens: '00:00', closes: '24:00' },
  ];
  expect(businessesOf(block({ ...station, hours }))).toMatchObject([
    {
      openingHoursSpecification: [
        { dayOfWeek: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' },
        { dayOfWeek: ['Monday'], opens: '18:00', closes: '00:00' },
        { dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
      ],
    },
  ]);
});

describe('the postal address', () => {
  const addressOf = (office: Partial<Office>) =>
    businessesOf(block({ ...station, ...office })).map((business) => Object(business).address)[0];

  it('is in parts, if the document names them', () => {
    expect(addressOf({ postalCode: '600-0000', region: 'Kansai' })).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Sample House, Example Road',
      addressLocality: 'Kyoto',
      addressRegion: 'Kansai',
      postalCode: '600-0000',
      addressCountry: 'JP',
    });
  });

  it.each<[string, Partial<Office>, string]>([
    [
      'before the town',
      {
        flag: 'pt',
        city: 'Lisboa',
        address: ['Rua A, 12', '1200-000 Lisboa', 'Portugal'],
        postalCode: '1200-000',
      },
      'Rua A, 12',
    ],
    [
      'in two parts, before the town',
      { flag: 'nl', city: 'Amsterdam', address: ['Plein 1', '1012 AB Amsterdam'], postalCode: '1012 AB' },
      'Plein 1',
    ],
    [
      'behind the state',
      {
        flag: 'au',
        city: 'Hawthorn',
        address: ['1 High Street', 'Hawthorn VIC 3122'],
        region: 'VIC',
        postalCode: '3122',
      },
      '1 High Street',
    ],
    [
      'below a town above the street',
      {
        flag: 'hu',
        city: 'Budapest',
        address: ['Budapest', 'Fő utca 1.', '1011', 'Hungary'],
        postalCode: '1011',
      },
      'Budapest, Fő utca 1.',
    ],
    [
      'in front of all of it',
      {
        flag: 'jp',
        city: '渋谷区',
        address: ['〒150-0002', '東京都渋谷区渋谷1-2-3', '見本ビル'],
        postalCode: '150-0002',
      },
      '〒150-0002, 東京都渋谷区渋谷1-2-3, 見本ビル',
    ],
    [
      'with more behind the town',
      { flag: 'fr', city: 'Paris', address: ['1 rue A', '75001 Paris Cedex 01'], postalCode: '75001' },
      '1 rue A, 75001 Paris Cedex 01',
    ],
    [
      'behind the town, below a street that is called after the town',
      { address: ['Unit 3', '5 Kyoto Road', 'Kyoto 600-0000'], postalCode: '600-0000' },
      'Unit 3, 5 Kyoto Road',
    ],
  ])(
    'omits from the street what the lines end with, if the document names it: postal code %s',
    (_where, office, streetAddress) => {
      const { flag = 'jp', postalCode } = office;
      expect(addressOf(office)).toMatchObject({
        streetAddress,
        postalCode,
        addressCountry: flag.toUpperCase(),
      });
    },
  );

  it.each([
    ['its parts are not named', ['Sample House', 'Kyoto 600-0000', 'Japan'], 'Sample House, Kyoto 600-0000'],
    ['no line has the town', ['Sample House', 'Kansai'], 'Sample House, Kansai'],
    ['it is nothing but the town', ['Kyoto', 'Japan'], 'Kyoto, Japan'],
  ])('is in its lines, if %s', (_why, address, streetAddress) => {
    const postalAddress = addressOf({ address });
    expect(postalAddress).toMatchObject({ streetAddress });
    expect(postalAddress).not.toHaveProperty('postalCode');
  });
});

it('has no hours if the office has none', () => {
  const closed = { weekdays: undefined, saturday: undefined, sunday: undefined };
  const [business] = businessesOf(block({ ...station, ...closed }));
  expect(business).not.toHaveProperty('openingHoursSpecification');
});

it('omits days on which it is closed', () => {
  const [business] = businessesOf(block({ ...station, saturday: undefined, sunday: undefined }));
  expect(business).toHaveProperty('openingHoursSpecification.length', 1);
});

it('lists every office on the page, and each once', () => {
  const harbour = { ...station, id: 'harbour', name: 'Harbour' };
  expect(businessesOf(block(station, harbour), block(station))).toMatchObject([
    { name: 'Prospectus, Station' },
    { name: 'Prospectus, Harbour' },
  ]);
  expect(businessesOf()).toEqual([]);
});

it('is of the type that the site names', () => {
  const shell = { ...exampleShell, business: 'ProfessionalService' };
  const businesses = localBusinessesOf({ ...examplePage, blocks: [block(station)] }, shell);
  expect(businesses).toMatchObject([{ '@type': 'ProfessionalService' }]);
});
