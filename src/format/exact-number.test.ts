import { expect, it } from 'vitest';
import { plainDigits, shownDigits } from './exact-number';

it.each([
  ['0', '0'],
  ['-0', '-0'],
  ['-0.00e5', '-0'],
  ['10', '10'],
  ['1.10', '1.1'],
  ['1e3', '1000'],
  ['1.50E+1', '15'],
  ['125e-2', '1.25'],
  ['1e-7', '0.0000001'],
  ['0.1e-2', '0.001'],
  ['-12.5e1', '-125'],
  ['0.0012e3', '1.2'],
  ['1e-999999', undefined],
])('%s is %s in plain digits', (written, plain) => {
  expect(plainDigits(written)).toBe(plain);
});

it.each([0.085, 0.0049, 33.333333333333336, 1e-7, 9007199254740991, 1e21, -5.5])(
  '%d is shown with all its digits',
  (value) => {
    expect(Number(shownDigits(value))).toBe(value);
  },
);
