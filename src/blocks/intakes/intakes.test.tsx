import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Intake } from '../../generated/compiled';

const intakes = (...items: Intake[]) => renderBlock({ type: 'intakes', heading: 'Intakes', items });

describe('the intakes', () => {
  it('are an ordered list; those without dates stay in the order in which they are written', async () => {
    const html = await intakes({ title: 'January' }, { title: 'September' });
    expect(html).toContain('<ol>');
    expect(textsOf(html, 'h3')).toEqual(['January', 'September']);
  });

  it('show their season and what they suit', async () => {
    const html = await intakes({ title: 'January', period: 'Spring', text: ['A smaller intake.'] });
    expect(textsOf(html, 'p')).toEqual(['Spring', 'A smaller intake.']);
  });

  it('may have an icon beside the month', async () => {
    const html = await intakes({ title: 'January', icon: 'flower' });
    expect(html).toContain('<h3><svg aria-hidden="true"><use href="/sprite.svg#flower"/></svg>Jan');
  });

  it('with months have the year below their heading, with the initials of all twelve', async () => {
    const html = await intakes({ title: 'May', months: { from: 5 }, text: ['A smaller intake.'] });
    expect(textsOf(html, 'b')).toEqual([...'JFMAMJJASOND']);
    expect(html.indexOf('<h3')).toBeLessThan(html.indexOf('<b>'));
    expect(html.indexOf('<b>')).toBeLessThan(html.indexOf('A smaller'));
  });

  it('mark the month of the deadline in the year', async () => {
    const dates = { starts: '2027-09', apply: { until: '2027-03-15' } };
    const html = await intakes({ title: 'September', months: { from: 9 }, dates });
    expect(html.split('<b').findIndex((month) => month.startsWith(' data-deadline'))).toBe(3);
  });

  it.each([
    [{ from: 7 }, '--from:6;--to:7'],
    [{ from: 4, to: 9 }, '--from:3;--to:9'],
    [{ from: 10, to: 3 }, '--from:9;--to:12;--until:3'],
  ])('have their months marked on the year, also across the turn of the year: %o', async (months, style) => {
    expect(await intakes({ title: 'Applications', months })).toContain(`style="${style}"`);
  });

  it('have only a month if the document has nothing else', async () => {
    expect(await intakes({ title: 'May' })).toContain('<ol><li data-item=""><h3>May</h3></li></ol>');
  });

  const window = { from: '2026-10', until: '2027-03-15' };
  const on = (today?: string, more: object = {}) =>
    intakes({ title: 'September', dates: { starts: '2027-09', apply: window, today, ...more } });

  it('have their deadline as the title, and say how much time is left', async () => {
    const html = await on('2027-03-11', { visa: { from: 8, unit: 'week' } });
    expect(textsOf(html, 'h3')).toEqual(['September Apply by March 15, 2027']);
    expect(textsOf(html, 'small')).toEqual(['in 4 days']);
    expect(html).toContain('data-stage="soon"');
    expect(textsOf(html, 'p')[0]?.trim()).toBe(
      'Starts September 2027. Applications from October 2026. The visa takes 8 weeks.',
    );
  });

  it('say when they open, before applications are taken', async () => {
    expect(textsOf(await on('2026-09-30'), 'small')).toEqual(['opens in October']);
    expect(textsOf(await on('2025-09-30'), 'small')).toEqual(['opens in October 2026']);
  });

  it('say that they are closed, and when the next one starts', async () => {
    const html = await on('2027-03-16', { next: { starts: '2028-09', until: '2028-03-15' } });
    expect(textsOf(html, 'h3')).toEqual(['September Starts September 2027']);
    expect(textsOf(html, 'small')).toEqual(['closed']);
    expect(textsOf(html, 'p').map((text) => text.trim())).toEqual([
      'The deadline was March 15, 2027.',
      'Next start: September 2028. Apply by March 15, 2028.',
    ]);
  });

  it('say that a deadline is only advice, also once it is over', async () => {
    const apply = { until: '2026-10', advice: true } as const;
    const html = (today: string) => intakes({ title: 'May', dates: { starts: '2027-05', apply, today } });
    const before = await html('2026-10-31');
    expect(textsOf(before, 'h3')).toEqual(['May We suggest applying by the end of October 2026']);
    expect(before).toContain('data-stage="open"');
    expect(before).not.toContain('data-stage="soon"');
    const over = await html('2026-11-01');
    expect(textsOf(over, 'small')).toEqual(['late applications only']);
    expect(over).toContain(
      'Our advice was to apply by the end of October 2026; some courses may still be open.',
    );
  });

  it('show the closing date below the date that is advised before it', async () => {
    const apply = { until: '2026-10', advice: true, closes: '2026-12-15' } as const;
    const html = await intakes({ title: 'May', dates: { starts: '2027-05', apply, today: '2026-10-20' } });
    expect(textsOf(html, 'p')[0]?.trim()).toBe(
      'Starts May 2027. Many course providers close applications on December 15, 2026.',
    );
    expect(html).toContain('data-over="Apply by December 15, 2026"');
  });

  it('without a deadline have their start as the title, and no script', async () => {
    const html = await intakes({ title: 'May', dates: { starts: '2027-05', today: '2026-11-27' } });
    expect(textsOf(html, 'h3')).toEqual(['May Starts May 2027']);
    expect(html).toContain('Each course provider sets its own closing date.');
    expect(html).not.toContain('data-island');
    expect(html).not.toContain('<small');
  });

  it('without a deadline say that it is late to apply once the start is less than two months away', async () => {
    const html = await intakes({ title: 'May', dates: { starts: '2027-05', today: '2027-03-03' } });
    expect(textsOf(html, 'small')).toEqual(['late applications only']);
    expect(html).toContain('Each course provider sets its own closing date.');
  });

  it('have the remaining time filled in by the script if the day of the build is unknown', async () => {
    const html = await on();
    expect(html).toContain('data-island="intakes"');
    expect(html).toMatch(/<small [^>]*data-until="2027-03-15"[^>]*><\/small>/);
  });

  it('of a register can be added to a calendar', async () => {
    const html = await intakes({ title: 'May', dates: { starts: '2027-05', fact: 'iceland.intake.may' } });
    expect(html).toContain('href="/calendars/iceland.intake.may.ics">Add to calendar</a>');
  });
});
