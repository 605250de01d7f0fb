import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { overlappingTimes } from './overlapping-times';

/** What is reported of opening hours, each given as “monday friday 10:00 18:00”, or with one day. */
const warningsFor = (...entries: readonly string[]) => {
  const hours = entries.map((entry) => {
    const [from, ...rest] = entry.split(' ');
    const [opens, closes] = rest.slice(-2);
    return { from, ...(rest.length > 2 && { to: rest[0] }), opens, closes };
  });
  const block = { type: 'opening-hours', heading: 'Opening hours', hours };
  return site({ 'contact.json': page(block) }, {}, overlappingTimes).diagnostics.map(
    ({ code, location }) => `${code} ${location.pointer}`,
  );
};

const second = ['overlapping-time /blocks/0/hours/1'];

describe('opening hours of one list', () => {
  it('may follow one another, with or without a break', () => {
    expect(warningsFor('monday friday 09:00 12:00', 'monday friday 12:00 17:00')).toEqual([]);
    expect(
      warningsFor('friday 18:00 02:00', 'saturday 02:00 03:00', 'saturday 10:00 24:00', 'sunday 00:00 02:00'),
    ).toEqual([]);
  });

  it('must not overlap on a day', () => {
    expect(warningsFor('monday friday 10:00 18:00', 'friday 10:00 14:00')).toEqual(second);
    expect(warningsFor('wednesday 10:00 14:00', 'saturday thursday 13:59 18:00')).toEqual(second);
    expect(warningsFor('monday 00:00 24:00', 'monday 23:00 23:30')).toEqual(second);
  });

  it('must not overlap after midnight, also from Sunday to Monday', () => {
    expect(warningsFor('friday 18:00 02:00', 'saturday 01:00 03:00')).toEqual(second);
    expect(warningsFor('monday 00:30 08:00', 'sunday 22:00 01:00')).toEqual(second);
    expect(warningsFor('sunday 22:00 01:00', 'monday 00:30 08:00')).toEqual(second);
  });

  it('are reported once each', () => {
    expect(warningsFor('monday sunday 08:00 20:00', 'tuesday 09:00 10:00', 'friday 09:00 10:00')).toEqual([
      'overlapping-time /blocks/0/hours/1',
      'overlapping-time /blocks/0/hours/2',
    ]);
  });
});
