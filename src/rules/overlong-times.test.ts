import { expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { overlongTimes } from './overlong-times';

const codesFor = (opens: string, closes: string) =>
  site(
    {
      'about.json': page({
        type: 'opening-hours',
        heading: 'Hours',
        hours: [{ from: 'monday', opens, closes }],
      }),
    },
    {},
    overlongTimes,
  ).diagnostics.map(({ code }) => code);

it.each([
  ['10:00', '18:00'],
  ['18:00', '02:00'],
  ['20:00', '08:00'],
  ['00:00', '24:00'],
])('hours may be those of a day or of a night: %s to %s', (opens, closes) => {
  expect(codesFor(opens, closes)).toEqual([]);
});

it('hours that are longer than a night are reported', () => {
  expect(codesFor('18:00', '10:00')).toEqual(['overlong-time']);
});
