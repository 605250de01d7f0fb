import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { impossibleDates } from './impossible-dates';

const pointersOf = (text: string) =>
  site({ 'about.json': page(saying(text)) }, {}, impossibleDates).diagnostics.map(
    ({ location }) => location.pointer,
  );

describe('a date', () => {
  it.each(['31 November', '31 Sept', 'June 31', '30 February', 'Feb 31'])('does not exist: %s', (day) => {
    expect(pointersOf(`Apply by ${day}, or later.`)).toEqual(['/blocks/0/paragraphs/0']);
  });

  it.each(['30 November', '31 October', '29 February', 'April 31,000 students', 'in 2031 June', 'May 31'])(
    'may be written as: %s',
    (text) => {
      expect(pointersOf(`Apply by ${text}.`)).toEqual([]);
    },
  );
});
