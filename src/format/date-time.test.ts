import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exampleLocale as locale } from '../../tests/example-locale';
import { formatDate, formatHours, schemaOrgHours } from './date-time';

describe('a date', () => {
  it('has the format that the site sets, such as the American one with the month first', () => {
    expect(formatDate('2024-01-11', locale)).toBe('January 11, 2024');
    expect(formatDate('2025-10-01', locale)).toBe('October 1, 2025');
  });

  it.each([
    ['Pacific/Kiritimati', 14, 'en-US-x-east'],
    ['Pacific/Pago_Pago', -11, 'en-US-x-west'],
  ])('is the same day on a machine in %s', (zone, hours, language) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TZ', zone);
    expect(new Date().getTimezoneOffset()).toBe(-60 * hours);
    // In a language of its own, because a formatter is made once for each, in the zone of that moment.
    expect(formatDate('2024-12-31', { language })).toBe('December 31, 2024');
  });
});

describe('opening hours', () => {
  it('have the clock that the site sets, such as one of twelve hours', () => {
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

  it.each([
    ['18:00', '02:00', '18:00–02:00', '6 pm – 2 am'],
    ['18:00', '24:00', '18:00–24:00', '6 pm – 12 am'],
    ['18:00', '00:00', '18:00–00:00', '6 pm – 12 am'],
    ['00:00', '02:00', '00:00–02:00', '12 am – 2 am'],
    ['12:00', '00:30', '12:00–00:30', '12 pm – 12:30 am'],
    ['00:00', '23:59', '00:00–23:59', '12 am – 11:59 pm'],
    ['00:00', '24:00', '24 hours', '24 hours'],
    ['00:00', '00:00', '24 hours', '24 hours'],
  ])('past midnight, until midnight and all day: %s to %s', (opens, closes, in24Hours, in12Hours) => {
    expect(formatHours({ opens, closes }, { language: 'en-GB' })).toBe(in24Hours);
    expect(formatHours({ opens, closes }, { language: 'en-GB', formats: { clock: 12 } })).toBe(in12Hours);
  });

  it('over midnight are in the words and digits of the language', () => {
    const until = (closes: string, language: string) =>
      formatHours({ opens: '18:00', closes }, { language, formats: { clock: 24 } });
    expect(until('24:00', 'de')).toBe('18:00–24:00 Uhr');
    expect(until('02:00', 'fr-CA')).toBe('18 h 00\u2009–\u20092 h 00');
    expect(until('24:00', 'ar-EG')).toBe('١٨:٠٠–٢٤:٠٠');
    expect(formatHours({ opens: '00:00', closes: '24:00' }, { language: 'de' })).toBe('24 Stunden');
    expect(formatHours({ opens: '00:00', closes: '24:00' }, { language: 'hi' })).toBe('24 घंटे');
  });

  it('have the format of schema.org for machines', () => {
    const schemaOrg = (opens: string, closes: string) =>
      Object.values(schemaOrgHours({ opens, closes })).join(' ');
    expect(schemaOrg('18:00', '02:00')).toBe('18:00 02:00');
    expect(schemaOrg('18:00', '24:00')).toBe('18:00 00:00');
    expect(schemaOrg('00:00', '24:00')).toBe('00:00 23:59');
    expect(schemaOrg('00:00', '00:00')).toBe('00:00 23:59');
  });
});
