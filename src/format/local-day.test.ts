import { expect, it } from 'vitest';
import { dayIn, isTimeZone } from './local-day';

it.each([
  ['2026-11-27T23:30:00Z', 'UTC', '2026-11-27'],
  ['2026-11-27T23:30:00Z', 'Asia/Kolkata', '2026-11-28'],
  ['2026-11-28T04:30:00Z', 'America/New_York', '2026-11-27'],
  ['2026-11-28T10:30:00Z', 'Pacific/Kiritimati', '2026-11-29'],
  // The clocks go forward in the night to 29 March 2026, and back in that to 25 October.
  ['2026-03-28T22:59:59Z', 'Europe/Berlin', '2026-03-28'],
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
  ['2028-02-29T12:00:00Z', 'Europe/Berlin', '2028-02-29'],
])('at %s it is in %s %s', (time, zone, day) => {
  expect(dayIn(zone, new Date(time))).toBe(day);
});

it('time zones are known by their IANA names', () => {
  expect(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv'].every(isTimeZone)).toBe(true);
  expect(['Europe/Atlantis', 'CEST', ''].some(isTimeZone)).toBe(false);
});
