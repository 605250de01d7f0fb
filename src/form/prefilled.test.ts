import { expect, it } from 'vitest';
import { valueFor } from './prefilled';

const options = ['University Admission', 'Visa Services'];

it('is the name, or the names one after the other', () => {
  expect(valueFor({}, ['Ireland'])).toBe('Ireland');
  expect(valueFor({}, ['Ireland', 'Glenorrin University College'])).toBe(
    'Ireland, Glenorrin University College',
  );
  expect(valueFor({}, [])).toBe('');
});

it('is an option of a list, or nothing', () => {
  expect(valueFor({ options }, ['visa services'])).toBe('Visa Services');
  expect(valueFor({ options }, ['Health Insurance'])).toBe('');
  expect(valueFor({ options: ['Repair  and\thire'] }, ['repair and hire'])).toBe('Repair  and\thire');
});
