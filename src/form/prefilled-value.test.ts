import { expect, it } from 'vitest';
import { prefilledValue } from './prefilled-value';

const options = ['Guided Tour', 'Rail Services'];

it('a field is prefilled with the topics of a page, one after the other', () => {
  expect(prefilledValue({}, ['Iceland'])).toBe('Iceland');
  expect(prefilledValue({}, ['Iceland', 'Alder Lodge'])).toBe('Iceland, Alder Lodge');
  expect(prefilledValue({}, [])).toBe('');
});

it('a list is prefilled with an option of it, or nothing', () => {
  expect(prefilledValue({ options }, ['rail services'])).toBe('Rail Services');
  expect(prefilledValue({ options }, ['Health Insurance'])).toBe('');
  expect(prefilledValue({ options: ['Repair  and\thire'] }, ['repair and hire'])).toBe('Repair  and\thire');
});
