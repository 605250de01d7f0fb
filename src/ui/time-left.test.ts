import { describe, expect, it } from 'vitest';
import { dayIn } from '../format/local-day';
import { stageOn, timeLeft } from './time-left';

describe('applications', () => {
  const period = { from: '2026-10', until: '2027-03' };

  it('are not taken before their first month, and no longer after the last day of their last', () => {
    expect(stageOn(period, '2026-09-30')).toBe('before');
    expect(stageOn(period, '2026-10-01')).toBe('open');
    expect(stageOn(period, '2027-03-01')).toBe('soon');
    expect(stageOn(period, '2027-03-31')).toBe('soon');
    expect(stageOn(period, '2027-04-01')).toBe('over');
  });

  it('are not said to close soon where their end is only advised', () => {
    const advised = { ...period, advice: true };
    expect(stageOn(advised, '2027-03-31')).toBe('open');
    expect(stageOn(advised, '2027-04-01')).toBe('over');
  });

  it('until February are taken until the 29th in a leap year', () => {
    expect(stageOn({ until: '2028-02' }, '2028-02-29')).toBe('soon');
    expect(stageOn({ until: '2028-02' }, '2028-03-01')).toBe('over');
  });

  it('are still taken where it is a day earlier, and no longer where it is one later', () => {
    const time = new Date('2027-03-31T20:00:00Z');
    expect(stageOn(period, dayIn('America/Vancouver', time))).toBe('soon');
    expect(stageOn(period, dayIn('Asia/Kolkata', time))).toBe('over');
  });
});

describe('the time that is left', () => {
  it('is said in days as long as there are few', () => {
    expect(timeLeft('2026-11', '2026-11-26', 'en')).toBe('in 4 days');
    expect(timeLeft('2026-11-27', '2026-11-26', 'en')).toBe('tomorrow');
    expect(timeLeft('2026-11-26', '2026-11-26', 'en')).toBe('today');
    expect(timeLeft('2027-01-10', '2026-11-26', 'en')).toBe('in 45 days');
  });

  it('is said in months after that, in the language of the block', () => {
    expect(timeLeft('2027-01-11', '2026-11-26', 'en')).toBe('in 2 months');
    expect(timeLeft('2027-09-30', '2026-11-26', 'en')).toBe('in 10 months');
    expect(timeLeft('2027-09-30', '2026-11-26', 'pt')).toBe('em 10 meses');
  });

  it('is said in whole years from two on, and not as hundreds of months', () => {
    expect(timeLeft('2028-10', '2026-11-26', 'en')).toBe('in 23 months');
    expect(timeLeft('2028-11-26', '2026-11-26', 'en')).toBe('in 2 years');
    expect(timeLeft('2029-10-01', '2026-11-26', 'en')).toBe('in 2 years');
    expect(timeLeft('2099-09-30', '2026-11-26', 'en')).toBe('in 72 years');
    expect(timeLeft('2099-09-30', '2026-11-26', 'pt')).toBe('em 72 anos');
  });
});
