import { describe, expect, it } from 'vitest';
import { exampleLocale as locale } from '../../tests/example-locale';
import { daysFrom, formatDays, openingHours } from './opening-hours';

const shop = [
  { from: 'tuesday', to: 'friday', opens: '10:00', closes: '18:00' },
  { from: 'saturday', opens: '10:00', closes: '14:00' },
] as const;

describe('opening hours', () => {
  it('are those of the days as written, and then the days that are closed', () => {
    expect(openingHours(shop, locale)).toEqual([
      { days: 'Tuesday – Friday', hours: '10 am – 6 pm' },
      { days: 'Saturday', hours: '10 am – 2 pm' },
      { days: 'Sunday and Monday' },
    ]);
  });

  it('follow the language', () => {
    expect(openingHours(shop, { language: 'pt-PT' }).map(({ days }) => days)).toEqual([
      'Terça-feira – sexta-feira',
      'Sábado',
      'Domingo e segunda-feira',
    ]);
    expect(openingHours(shop, { language: 'de' }).map(({ days }) => days)).toEqual([
      'Dienstag – Freitag',
      'Samstag',
      'Sonntag und Montag',
    ]);
  });

  it('of days named twice have a break between them', () => {
    const [weekdays, saturday] = shop;
    const schedule = [{ ...weekdays, closes: '13:00' }, { ...weekdays, opens: '14:30' }, { ...saturday }];
    expect(openingHours(schedule, locale)[0]).toEqual({
      days: 'Tuesday – Friday',
      hours: '10 am – 1 pm and 2:30 pm – 6 pm',
    });
  });

  it('say of each run of days that it is closed', () => {
    const open = [
      { from: 'tuesday', opens: '10:00', closes: '18:00' },
      { from: 'friday', opens: '10:00', closes: '18:00' },
    ] as const;
    expect(openingHours(open, locale).map(({ days }) => days)).toEqual([
      'Tuesday',
      'Friday',
      'Wednesday and Thursday',
      'Saturday – Monday',
    ]);
  });

  it('on all days say nothing of closed ones', () => {
    const open = [{ from: 'monday', to: 'sunday', opens: '08:00', closes: '20:00' }] as const;
    expect(openingHours(open, locale)).toEqual([{ days: 'Monday – Sunday', hours: '8 am – 8 pm' }]);
  });
});

describe('days', () => {
  it.each([
    [{ from: 'saturday' }, 'Saturday'],
    [{ from: 'saturday', to: 'saturday' }, 'Saturday'],
    [{ from: 'saturday', to: 'sunday' }, 'Saturday and Sunday'],
    [{ from: 'saturday', to: 'monday' }, 'Saturday – Monday'],
  ] as const)('%j are “%s”', (days, text) => {
    expect(formatDays(days, locale)).toBe(text);
  });

  it('run over the end of a week', () => {
    expect(daysFrom('saturday', 'monday')).toEqual(['saturday', 'sunday', 'monday']);
    expect(daysFrom('sunday')).toEqual(['sunday']);
  });
});
