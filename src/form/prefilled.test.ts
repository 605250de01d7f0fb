import { expect, it } from 'vitest';
import { valueFor } from './prefilled';

const options = ['Guided Tour', 'Rail Services'];

it('is the name, or the names one after the other', () => {
  expect(valueFor({}, ['Iceland'])).toBe('Iceland');
  expect(valueFor({}, ['Iceland', 'Alder Lodge'])).toBe('Iceland, Alder Lodge');
  expect(valueFor({}, [])).toBe('');
});

it('is an option of a list, or nothing', () => {
  expect(valueFor({ options }, ['rail services'])).toBe('Rail Services');
  expect(valueFor({ options }, ['Health Insurance'])).toBe('');
  expect(valueFor({ options: ['Repair  and\thire'] }, ['repair and hire'])).toBe('Repair  and\thire');
});
