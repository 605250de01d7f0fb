import { expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import type { Office, OfficesBlock } from '../../generated/compiled';
import { professionalServicesOf } from './professional-service';

const india: Office = {
  id: 'india',
  name: 'India',
  flag: 'in',
  city: 'Ahmedabad',
  address: ['Sample House', 'Example Road', 'Ahmedabad 380000', 'Gujarat, India'],
  email: 'india@example.com',
  phone: '+91 00000 00000',
  weekdays: { opens: '10:00', closes: '18:00' },
  saturday: { opens: '10:00', closes: '14:00' },
  sunday: { opens: '11:00', closes: '13:00' },
  image: { src: '/office-india.svg', width: 800, height: 600, alt: '' },
};
const block = (...collection: Office[]): OfficesBlock => ({
  type: 'offices',
  heading: 'Our offices',
  collection,
  display: 'card',
});
const servicesOf = (...blocks: readonly OfficesBlock[]) =>
  professionalServicesOf({ ...examplePage, blocks }, exampleShell);

it('has the address, contact details and opening hours of an office', () => {
  expect(servicesOf(block(india))).toMatchObject([
    {
      '@type': 'LocalBusiness',
      '@id': 'https://example.com/#office-india',
      name: 'Prospectus, India',
      parentOrganization: { '@id': 'https://example.com/#organization' },
      address: {
        streetAddress: 'Sample House, Example Road',
        addressLocality: 'Ahmedabad',
        addressCountry: 'IN',
      },
      telephone: '+91 00000 00000',
      email: 'india@example.com',
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

it('has the hours of the days that an office names', () => {
  const hours: Office['hours'] = [
    { from: 'saturday', to: 'monday', opens: '10:00', closes: '14:00' },
    { from: 'wednesday', opens: '10:00', closes: '18:00' },
  ];
  expect(servicesOf(block({ ...india, hours }))).toMatchObject([
    {
      openingHoursSpecification: [
        { dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '10:00', closes: '14:00' },
        { dayOfWeek: ['Wednesday'], opens: '10:00', closes: '18:00' },
      ],
    },
  ]);
});

it('has hours over midnight, until it, and all day as schema.org has them', () => {
  const hours: Office['hours'] = [
    { from: 'friday', to: 'saturday', opens: '18:00', closes: '02:00' },
    { from: 'monday', opens: '18:00', closes: '24:00' },
    { from: 'sunday', opens: '00:00', closes: '24:00' },
  ];
  expect(servicesOf(block({ ...india, hours }))).toMatchObject([
    {
      openingHoursSpecification: [
        { dayOfWeek: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' },
        { dayOfWeek: ['Monday'], opens: '18:00', closes: '00:00' },
        { dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
      ],
    },
  ]);
});

it('has the whole street where that is called after the city', () => {
  const address = ['Unit 3', '5 Ahmedabad Road', 'Ahmedabad 380000'];
  expect(servicesOf(block({ ...india, address }))).toMatchObject([
    { address: { streetAddress: 'Unit 3, 5 Ahmedabad Road' } },
  ]);
});

it('says nothing of hours where an office does not', () => {
  const closed = { weekdays: undefined, saturday: undefined, sunday: undefined };
  const [service] = servicesOf(block({ ...india, ...closed }));
  expect(service).not.toHaveProperty('openingHoursSpecification');
});

it('omits days on which it is closed', () => {
  const [service] = servicesOf(block({ ...india, saturday: undefined, sunday: undefined }));
  expect(service).toHaveProperty('openingHoursSpecification.length', 1);
});

it.each([
  ['in none of its lines', ['Sample House', 'Gujarat'], 'Sample House, Gujarat'],
  ['in the first', ['Ahmedabad Sample House', 'Gujarat'], 'Ahmedabad Sample House, Gujarat'],
])('has the whole address as the street if the city is %s', (_, address, street) => {
  const [service] = servicesOf(block({ ...india, address }));
  expect(service).toHaveProperty('address.streetAddress', street);
});

it('lists every office on the page, and each once', () => {
  const australia = { ...india, id: 'australia', name: 'Australia' };
  expect(servicesOf(block(india, australia), block(india))).toMatchObject([
    { name: 'Prospectus, India' },
    { name: 'Prospectus, Australia' },
  ]);
  expect(servicesOf()).toEqual([]);
});

it('is of the type that the site names', () => {
  const shell = { ...exampleShell, business: 'ProfessionalService' };
  const services = professionalServicesOf({ ...examplePage, blocks: [block(india)] }, shell);
  expect(services).toMatchObject([{ '@type': 'ProfessionalService' }]);
});
