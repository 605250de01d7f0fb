import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Intake } from '../../generated/compiled';

const intakes = (...items: Intake[]) => renderBlock({ type: 'intakes', heading: 'Intakes', items });

describe('the intakes', () => {
  it('are in the order of the year, as a list', async () => {
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

  it('have only a month if the document has nothing else', async () => {
    expect(await intakes({ title: 'May' })).toContain('<ol><li data-item=""><h3>May</h3></li></ol>');
  });

  it('say their dates, and where nobody knows when to apply that the university does', async () => {
    const html = await intakes(
      {
        title: 'September',
        dates: {
          starts: '2027-09',
          apply: { from: '2026-10', until: '2027-03-15' },
          visa: { from: 8, unit: 'week' },
        },
      },
      { title: 'January', dates: { starts: '2027-01', apply: { until: '2026-09' } } },
      { title: 'May', dates: { starts: '2027-05' } },
    );
    expect(textsOf(html, 'p').map((text) => text.trim())).toEqual([
      'Starts September 2027. Apply from October 2026 to March 15, 2027. The visa takes 8 weeks.',
      'Starts January 2027. Apply by September 2026.',
      'Starts May 2027. Apply by the university’s own date.',
    ]);
  });

  it('leave room for the days that are left, which the script counts, where an end is known', async () => {
    const html = await intakes({
      title: 'September',
      dates: { starts: '2027-09', apply: { until: '2027-03' } },
    });
    expect(html).toContain('data-island="intakes"');
    expect(html).toContain('data-closed="closed"');
    expect(html).toContain('<small data-until="2027-03"></small>');
    const without = await intakes({ title: 'May', dates: { starts: '2027-05' } });
    expect(without).not.toContain('data-island');
    expect(without).not.toContain('<small');
  });

  it('of a register can be added to a calendar', async () => {
    const html = await intakes({ title: 'May', dates: { starts: '2027-05', fact: 'ireland.intake.may' } });
    expect(html).toContain('<a href="/calendars/ireland.intake.may.ics">Add to calendar</a>');
  });
});
