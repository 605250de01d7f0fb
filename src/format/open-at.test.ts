import { describe, expect, it } from 'vitest';
import type { OpenDays } from '../generated/compiled';
import { isOpenAt, nextOpening } from './open-at';
import { openSpans } from './open-spans';

const isOpen = (open: readonly OpenDays[], time: string, zone = 'UTC') =>
  isOpenAt(openSpans(open), new Date(time), zone);

const weekdays: OpenDays[] = [{ from: 'monday', to: 'friday', opens: '10:00', closes: '18:00' }];

describe('it is open', () => {
  it('from the minute on which it opens until the one on which it closes', () => {
    // 27 November 2026 is a Friday.
    expect(isOpen(weekdays, '2026-11-27T09:59Z')).toBe(false);
    expect(isOpen(weekdays, '2026-11-27T10:00Z')).toBe(true);
    expect(isOpen(weekdays, '2026-11-27T17:59Z')).toBe(true);
    expect(isOpen(weekdays, '2026-11-27T18:00Z')).toBe(false);
    expect(isOpen(weekdays, '2026-11-28T12:00Z')).toBe(false);
  });

  it('by the clocks and the day of where it is', () => {
    expect(isOpen(weekdays, '2026-11-27T04:30Z', 'Asia/Kolkata')).toBe(true);
    expect(isOpen(weekdays, '2026-11-27T12:30Z', 'Asia/Kolkata')).toBe(false);
    expect(isOpen(weekdays, '2026-11-29T22:00Z', 'Pacific/Auckland')).toBe(true); // Monday there
  });

  it('after midnight, also from a Sunday to a Monday', () => {
    const nights: OpenDays[] = [{ from: 'sunday', opens: '18:00', closes: '02:00' }];
    expect(isOpen(nights, '2026-11-29T23:00Z')).toBe(true);
    expect(isOpen(nights, '2026-11-30T01:59Z')).toBe(true);
    expect(isOpen(nights, '2026-11-30T02:00Z')).toBe(false);
  });

  it('all day, and not in a break', () => {
    expect(isOpen([{ from: 'friday', opens: '00:00', closes: '24:00' }], '2026-11-27T23:59Z')).toBe(true);
    const withBreak: OpenDays[] = [
      { from: 'friday', opens: '09:00', closes: '12:00' },
      { from: 'friday', opens: '14:00', closes: '18:00' },
    ];
    expect(isOpen(withBreak, '2026-11-27T13:00Z')).toBe(false);
    expect(isOpen(withBreak, '2026-11-27T14:30Z')).toBe(true);
  });
});

it('the next opening is on the same day, on the next or in the next week', () => {
  const open: OpenDays[] = [...weekdays, { from: 'saturday', opens: '11:00', closes: '14:00' }];
  const next = (time: string) => nextOpening(openSpans(open), new Date(time), 'UTC');
  expect(next('2026-11-27T09:59Z')).toBe(4); // Friday, before ten
  expect(next('2026-11-27T18:00Z')).toBe(5); // Saturday
  expect(next('2026-11-28T14:00Z')).toBe(0); // Monday
});
