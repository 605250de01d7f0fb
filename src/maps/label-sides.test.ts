import { expect, it } from 'vitest';
import { labelSides } from './label-sides';

it('labels stand away from the middle', () => {
  expect(
    labelSides([
      { name: 'West', x: 0.47, y: 0.5 },
      { name: 'East', x: 0.53, y: 0.5 },
    ]),
  ).toEqual(['start', 'end']);
});

it('a label that would leave the screen of a phone stands on the other side', () => {
  expect(labelSides([{ name: 'San Francisco', x: 0.4, y: 0.5 }])).toEqual(['end']);
});

it('of two that would cover each other the second gives way', () => {
  expect(
    labelSides([
      { name: 'Sydney', x: 0.55, y: 0.5 },
      { name: 'Canberra', x: 0.545, y: 0.52 },
    ]),
  ).toEqual(['end', 'start']);
});
