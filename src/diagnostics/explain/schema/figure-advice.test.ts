import { expect, it } from 'vitest';
import { durationAdvice, figureAdvice } from './figure-advice';

it.each([
  ['S$45', 'Write a figure here: { "from": 45, "currency": "SGD" }.'],
  ['SGD 1,200', 'Write a figure here: { "from": 1200, "currency": "SGD" }.'],
  ['96%', 'Write a figure here: { "percent": 96 }.'],
  ['28', 'Write a figure here: { "count": 28 }.'],
  [
    'three years',
    'Write a figure here, such as { "count": 28 }, { "percent": 96 } or { "from": 45, "currency": "SGD" }.',
  ],
  [
    '45–60',
    'Write a figure here, such as { "count": 28 }, { "percent": 96 } or { "from": 45, "currency": "SGD" }.',
  ],
])('the advice on “%s” in place of a figure', (found, advice) => {
  expect(figureAdvice(found)).toBe(advice);
});

it.each([
  ['2 years', 'Write the numbers and the unit apart: { "from": 2, "unit": "year" }.'],
  ['2–3 months', 'Write the numbers and the unit apart: { "from": 2, "to": 3, "unit": "month" }.'],
  ['two years', undefined],
])('the advice on “%s” in place of a length of time', (found, advice) => {
  expect(durationAdvice(found)).toBe(advice);
});
