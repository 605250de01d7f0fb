import { describe, expect, it } from 'vitest';
import type { CalendarFile } from '../site/calendars';
import { emitCalendar } from './calendars';

const autumn: CalendarFile = {
  name: 'prices.autumn',
  title: 'Autumn, at last',
  intake: { starts: '2027-09', apply: { from: '2026-10', until: '2027-03-15' } },
  checked: '2026-11-20',
};
const settings = {
  origin: 'https://example.org',
  name: 'Example',
  deadline: 'Applications close: {title}',
  advised: 'Apply (our advice): {title}',
};
const emitted = (changes: Partial<CalendarFile> = {}) => emitCalendar({ ...autumn, ...changes }, settings);

describe('a file for calendars', () => {
  it('has the start of the intake, here a whole month, and the last day of applications', () => {
    expect(emitted().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example//example.org//',
      'BEGIN:VEVENT',
      'UID:prices.autumn.starts@example.org',
      'DTSTAMP:20261120T000000Z',
      'DTSTART;VALUE=DATE:20270901',
      'DTEND;VALUE=DATE:20271001',
      'SUMMARY:Autumn\\, at last',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:prices.autumn.until@example.org',
      'DTSTAMP:20261120T000000Z',
      'DTSTART;VALUE=DATE:20270315',
      'DTEND;VALUE=DATE:20270316',
      'SUMMARY:Applications close: Autumn\\, at last',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names the page in its titles', () => {
    expect(emitted({ pageName: 'Iceland' })).toContain('SUMMARY:Iceland: Autumn\\, at last');
  });

  it('has events with an exclusive end, also across the end of a year and in a leap year', () => {
    expect(emitted({ intake: { starts: '2027-12' } })).toContain('DTEND;VALUE=DATE:20280101');
    expect(emitted({ intake: { starts: '2028-02-28' } })).toContain('DTEND;VALUE=DATE:20280229');
  });

  it('is the same in every build, even if its dates were never checked', () => {
    expect(emitted()).toBe(emitted());
    expect(emitted({ checked: undefined })).toContain('DTSTAMP:20270901T000000Z');
  });

  it('has lines of at most 75 bytes, which split no character', () => {
    const text = emitted({ title: 'Início das aulas à tarde; '.repeat(8) });
    const lines = text.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Início das aulas à tarde\\; '.repeat(8)}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
