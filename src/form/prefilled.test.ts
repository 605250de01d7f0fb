import { expect, it } from 'vitest';
import { valueFor } from './prefilled';

const options = ['Guided Tour', 'Visa Services'];

it('is the name, or the names one after the other', () => {
  expect(valueFor({}, ['Iceland'])).toBe('Iceland');
  expect(valueFor({}, ['Iceland', 'Alder Lodge'])).toBe('Iceland, Alder Lodge');
  expect(valueFor({}, [])).toBe('');
});

it('is an option of a list, or nothing', () => {
  expect(valueFor({ options }, ['visa services'])).toBe('Visa Services');
  expect(valueFor({ options }, ['Health Insurance'])).toBe('');
  expect(valueFor({ options: ['Repair  and\thire'] }, ['repair and hire'])).toBe('Repair  and\thire');
});
