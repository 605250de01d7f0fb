import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Block } from '../../compiled';
import type { QuotableFact } from '../../resolved';

const fact = (id: string, measure: string, value: unknown, scope?: Record<string, string>): QuotableFact => ({
  id,
  name: `kayaks.${id}`,
  title: `The title of ${id}`,
  value: value as QuotableFact['value'],
  measure,
  sort: 'typical',
  status: 'verified',
  ...(scope && { scope }),
});

const intake = (starts: string, until?: string) => ({
  intake: { starts, ...(until && { apply: { until, advice: true } }), today: '2026-11-27' },
});

const facts = [
  fact('price', 'price', { from: 7000, to: 12_000, currency: 'EUR', per: 'year' }, { level: 'beginners' }),
  fact('living', 'living', { from: 500, currency: 'EUR', per: 'month' }),
  fact('autumn', 'intake', intake('2027-09', '2027-03'), { intake: 'Autumn' }),
  fact('spring', 'intake', intake('2027-04', '2026-12-01'), { intake: 'Spring' }),
];

const page = (pageFacts: readonly QuotableFact[], name = 'Kayaks', register = 'kayaks') => ({
  name,
  to: { kind: 'route' as const, href: `/${register}` },
  register,
  facts: pageFacts,
});

const rows = [
  {
    title: 'A year with living costs',
    measure: 'price',
    scope: { level: 'beginners' },
    plus: [{ measure: 'living' }],
    large: true,
  },
  {
    title: 'Apply by',
    start: 'Next start',
    advised: 'Best applied for by',
    measure: 'intake',
    by: 'intake',
    large: true,
  },
  { title: 'Length', measure: 'course-length' },
] as const;

const block = (pages: readonly ReturnType<typeof page>[]) =>
  ({ type: 'at-a-glance', heading: 'At a glance', pages, rows }) as unknown as Block;

describe('a summary', () => {
  it('answers by the figures of the register, in the order of the rows of the block', async () => {
    const html = await renderBlock(block([page(facts)]));
    expect(textsOf(html, 'dt')).toEqual(['A year with living costs', 'Best applied for by']);
    expect(textsOf(html, 'strong')[0]).toBe('€13,000–18,000 a year');
  });

  it('shows the label of a single figure below it, as a note', async () => {
    const [price, living] = facts as [QuotableFact, QuotableFact];
    const html = await renderBlock(block([page([price, { ...living, label: 'Living as a guest' }])]));
    expect(textsOf(html, 'dd')).toEqual(['€13,000–18,000 a year Living as a guest']);
  });

  it('names each of several figures before it', async () => {
    const long = fact('long', 'course-length', { duration: 2 }, { level: 'beginners' });
    const short = fact('short', 'course-length', { duration: 1 }, { level: 'experts' });
    const html = await renderBlock(block([page([long, short])]));
    expect(textsOf(html, 'dd')).toEqual(['The title of long 2 years', 'The title of short 1 year']);
  });

  it('has the next deadline only, with the time that is left and the start that it is for', async () => {
    const [, deadline] = textsOf(await renderBlock(block([page(facts)])), 'dd');
    expect(deadline).toBe(
      'December 1, 2026 in 4 days for the April 2027 start; course providers set their own dates',
    );
  });

  it('shows the end of a month that is advised', async () => {
    const spring = fact('spring', 'intake', intake('2027-04', '2026-11'), { intake: 'Spring' });
    const [deadline] = textsOf(await renderBlock(block([page([spring])])), 'dd');
    expect(deadline).toBe(
      'the end of November 2026 in 3 days for the April 2027 start; course providers set their own dates',
    );
  });

  it('shows the advised date first, and the closing date below it', async () => {
    const apply = { until: '2026-12', advice: true, closes: '2027-01-15' };
    const spring = fact(
      'spring',
      'intake',
      { intake: { starts: '2027-04', apply, today: '2026-11-27' } },
      { intake: 'Spring' },
    );
    const html = await renderBlock(block([page([spring])]));
    expect(textsOf(html, 'dd')).toEqual([
      'the end of December 2026 in 34 days for the April 2027 start; many course providers close applications on January 15, 2027',
    ]);
  });

  it('has the usual title of deadlines if the date is not only advice', async () => {
    const openIntake = { starts: '2027-04', apply: { until: '2026-12' }, today: '2026-11-27' };
    const spring = fact('spring', 'intake', { intake: openIntake }, { intake: 'Spring' });
    expect(textsOf(await renderBlock(block([page([spring])])), 'dt')).toEqual(['Apply by']);
  });

  it('shows when courses start if nothing is known of applications', async () => {
    const html = await renderBlock(
      block([page([fact('spring', 'intake', intake('2027-04'), { intake: 'Spring' })])]),
    );
    expect(textsOf(html, 'dt')).toEqual(['Next start']);
    expect(textsOf(html, 'dd')).toEqual(['April 2027 start date; no deadline published']);
  });

  it('still has a deadline on its last day', async () => {
    const lastDay = fact('spring', 'intake', intake('2027-04', '2026-11-27'), { intake: 'Spring' });
    expect(textsOf(await renderBlock(block([page([lastDay])])), 'dd')).toEqual([
      expect.stringContaining('November 27, 2026'),
    ]);
  });

  it('has neither a line nor an island for a deadline that has passed', async () => {
    const passed = fact('spring', 'intake', intake('2026-12', '2026-11-01'), { intake: 'Spring' });
    const html = await renderBlock(block([page([...facts.slice(0, 2), passed])]));
    expect(textsOf(html, 'dt')).toEqual(['A year with living costs']);
    expect(html).not.toContain('data-island');
  });

  it('is nothing without figures', async () => {
    expect(await renderBlock(block([page([])]))).toBe('');
    expect(await renderBlock(block([]))).toBe('');
  });

  it('names each of several pages', async () => {
    const html = await renderBlock(block([page(facts), page(facts, 'Canoes', 'canoes')]));
    expect(textsOf(html, 'h3')).toEqual(['Kayaks', 'Canoes']);
  });
});
