import { describe, expect, it } from 'vitest';
import { exampleLocale as locale } from '../../tests/example-locale';
import { formatDate, formatHours } from './date-time';

describe('a date', () => {
  it('is written with the month first', () => {
    expect(formatDate('2024-01-11', locale)).toBe('January 11, 2024');
    expect(formatDate('2025-10-01', locale)).toBe('October 1, 2025');
  });

  it('is the same day wherever it is read', () => {
    expect(formatDate('2024-12-31', locale)).toBe('December 31, 2024');
  });
});

describe('opening hours', () => {
  it('are written with a twelve-hour clock', () => {
    expect(formatHours({ opens: '09:30', closes: '17:30' }, locale)).toBe('9:30 am – 5:30 pm');
  });

  it('omit the minutes on the hour', () => {
    expect(formatHours({ opens: '10:00', closes: '18:00' }, locale)).toBe('10 am – 6 pm');
    expect(formatHours({ opens: '08:05', closes: '16:00' }, locale)).toBe('8:05 am – 4 pm');
  });

  it('are unambiguous at noon and midnight', () => {
    expect(formatHours({ opens: '00:00', closes: '12:00' }, locale)).toBe('12 am – 12 pm');
    expect(formatHours({ opens: '12:30', closes: '23:59' }, locale)).toBe('12:30 pm – 11:59 pm');
  });
});
