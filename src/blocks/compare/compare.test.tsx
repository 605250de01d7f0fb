import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Compare } from '../../generated/compiled';
import type { FactsOfPage, QuotableFact } from '../../resolved';

const fact = (
  register: string,
  id: string,
  value: QuotableFact['value'],
  scope?: Record<string, string>,
): QuotableFact => ({
  id,
  name: `${register}.${id}`,
  title: id,
  measure: id.split('.')[0] ?? id,
  value,
  ...(scope && { scope }),
  sort: 'typical',
  status: 'given',
});

const page = (register: string, name: string, facts: readonly QuotableFact[]): FactsOfPage => ({
  name,
  register,
  to: { kind: 'route', href: `/${register}` },
  facts,
});

const iceland = page('iceland', 'Iceland', [
  fact('iceland', 'tuition', { from: 9500, to: 34_500, currency: 'EUR', per: 'year' }),
  fact('iceland', 'living', { from: 900, currency: 'EUR', per: 'month' }),
  fact('iceland', 'length', { duration: { from: 1, to: 2 } }),
  fact(
    'iceland',
    'intake',
    { intake: { starts: '2027-09', apply: { until: '2027-03' } } },
    { intake: 'autumn' },
  ),
]);
const norway = page('norway', 'Norway', []);

const compare = (rows: Compare['groups'][number]['rows']) =>
  renderBlock({
    type: 'compare',
    heading: 'Side by side',
    pages: [iceland, norway],
    groups: [{ title: 'What it costs', rows }],
  });

const monthly = (from: number) => ({ from, currency: 'EUR' as const, per: 'month' as const });

describe('the table', () => {
  it('has a column for each page, which leads to it, and a row for each measure', async () => {
    const html = await compare([{ title: 'A year', measure: 'tuition' }]);
    expect(html).toContain('<a href="/iceland">Iceland</a>');
    expect(html).toContain('<th scope="row">A year</th>');
    expect(textsOf(html, 'strong')).toEqual(['€9,500–34,500 a year']);
  });

  it('says “not published” where a register has no figure', async () => {
    const html = await compare([{ title: 'A year', measure: 'tuition' }]);
    expect(textsOf(html, 'td').slice(1)).toEqual(['€9,500–34,500 a year', 'not published']);
  });

  it('says how a total was calculated, below a line that opens it', async () => {
    const html = await compare([
      { title: 'All', measure: 'tuition', plus: [{ measure: 'living' }], times: { measure: 'length' } },
    ]);
    expect(textsOf(html, 'p').slice(1)).toEqual(['1 year €20,300–45,300', '2 years €40,600–90,600']);
    expect(textsOf(html.slice(html.indexOf('<table')), 'details')).toEqual(['How we got this']);
    expect(textsOf(html, 'ol')).toEqual(['tuition: €9,500–34,500 a year+ living: €900 a month × 12']);
    expect(html).toContain('<ol data-exact=""');
  });

  it('says what each end of a range was multiplied by, and which more general figures were not used', async () => {
    const narrower = { within: 'iceland.living' };
    const icelandWithCities = page('iceland', 'Iceland', [
      fact('iceland', 'living', { from: 9500, currency: 'EUR', per: 'year' }),
      { ...fact('iceland', 'living.akureyri', monthly(1032), { city: 'Akureyri' }), ...narrower },
      { ...fact('iceland', 'living.husavik', monthly(1095), { city: 'Husavik' }), ...narrower },
    ]);
    const html = await renderBlock({
      type: 'compare',
      heading: 'Side by side',
      pages: [icelandWithCities],
      groups: [{ title: 'Living', rows: [{ title: 'A year', measure: 'living', asOne: true, per: 'year' }] }],
    });
    expect(textsOf(html, 'li')).toEqual([
      'living.akureyri: €1,032 a month × 12; living.husavik: €1,095 a month × 12',
      'More general figures, not used here: living (€9,500 a year)',
    ]);
  });

  it('says until when to apply, the next start first, and for which it is late', async () => {
    const intake = (id: string, starts: string, apply?: { until: string; advice?: boolean }) =>
      fact('norway', id, { intake: { starts, apply, today: '2026-11-28' } } as QuotableFact['value'], {
        intake: id,
      });
    const norwayWithIntakes = page('norway', 'Norway', [
      intake('intake.autumn', '2027-09', { until: '2027-03' }),
      intake('intake.spring', '2027-05', { until: '2026-10', advice: true }),
      intake('intake.winter', '2027-01'),
      intake('intake.late', '2028-01', { until: '2027-09', advice: true }),
      intake('intake.summer', '2027-07', { until: '2026-11-20' }),
    ]);
    const html = await renderBlock({
      type: 'compare',
      heading: 'Side by side',
      pages: [norwayWithIntakes, iceland],
      groups: [{ title: 'Getting in', rows: [{ title: 'Intakes', measure: 'intake', by: 'intake' }] }],
    });
    expect(textsOf(html, 'p').slice(1, 6)).toEqual([
      'January 2027 late applications only',
      'May 2027 late applications only',
      'July 2027 closed',
      'September 2027 apply by March 2027',
      'January 2028 our advice: apply by the end of September 2027',
    ]);
  });

  it('announces the next value of a figure, with its name where a sum was calculated from it', async () => {
    const changing = page('iceland', 'Iceland', [
      { ...fact('iceland', 'tuition', monthly(900)), next: { value: monthly(950), from: '2027-01' } },
    ]);
    const html = await renderBlock(
      {
        type: 'compare',
        heading: 'Side by side',
        pages: [changing],
        groups: [
          {
            title: 'What it costs',
            rows: [
              { title: 'A month', measure: 'tuition' },
              { title: 'A year', measure: 'tuition', per: 'year' },
            ],
          },
        ],
      },
      { facts: { 'iceland.tuition': { next: { figure: '€950 a month', from: 'January 2027' } } } },
    );
    expect(textsOf(html, 'p').slice(1)).toEqual([
      '€900 a month (from January 2027: €950 a month)',
      '€10,800 a year tuition (from January 2027: €950 a month)',
    ]);
  });
});

describe('before anybody chooses', () => {
  const rows: Compare['groups'][number]['rows'] = [
    { title: 'A year', measure: 'tuition', first: true },
    { title: 'Living', measure: 'living' },
    { title: 'Work', measure: 'work-hours' },
  ];
  const renderTable = (pages: readonly FactsOfPage[]) =>
    renderBlock({
      type: 'compare',
      heading: 'Side by side',
      pages,
      groups: [{ title: 'What it costs', rows }],
    });
  const chile = page('chile', 'Chile', [fact('chile', 'tuition', { from: 3000, currency: 'EUR' })]);
  /** The headings of the columns and rows that a browser with script shows: without those left out at first. */
  const visibleHeadings = (html: string) =>
    textsOf(html.replaceAll(/<(td|th|tr)(?: [^>]*)? data-left=""[^>]*>.*?<\/\1>/g, ''), 'th');

  it('the two pages of which most is known are compared, and are chosen', async () => {
    const html = await renderTable([norway, chile, iceland]);
    expect(visibleHeadings(html)).toEqual(['Chile', 'Iceland', 'What it costs', 'A year', 'Living']);
    expect(html.match(/<input[^>]*checked[^>]*>/g)).toEqual([
      expect.stringContaining('value="chile"'),
      expect.stringContaining('value="iceland"'),
    ]);
    expect(textsOf(html, 'summary')[0]).toBe('Chile and Iceland Change');
    expect(html).toContain('<p role="status"><span data-said="">Chosen: Chile and Iceland.</span></p>');
  });

  it('the rows are those of the first level', async () => {
    const levels = [
      { value: 'beginner', name: 'Beginners' },
      { value: 'advanced', name: 'Advanced' },
    ];
    const html = await renderBlock({
      type: 'compare',
      heading: 'Side by side',
      pages: [iceland, chile],
      levels,
      groups: [
        {
          title: 'What it costs',
          rows: levels.map(({ value, name }) => ({
            title: name,
            measure: 'tuition',
            scope: { level: value },
            general: true,
          })),
        },
      ],
    });
    expect(visibleHeadings(html)).toEqual(['Iceland', 'Chile', 'What it costs', 'Beginners']);
  });

  it('rows that are not marked `first` show on a phone while a details element is open, which is served open only if no first row has an answer', async () => {
    expect(await renderTable([iceland, chile])).toContain(
      '<details data-rest=""><summary>All figures</summary>',
    );
    expect(await renderTable([norway, page('peru', 'Peru', [])])).toContain('<details data-rest="" open="">');
  });

  it('nothing is compared where there is only one page', async () => {
    const html = await renderTable([iceland]);
    expect(html).not.toContain('data-pair');
    expect(html).toContain('<p role="status">Choose at least two to see them side by side.</p>');
  });
});

describe('the choice', () => {
  it('offers every page, and is disabled until the script of the page runs', async () => {
    const html = await compare([{ title: 'A year', measure: 'tuition' }]);
    expect(html).toContain('<legend>Choose up to 3 to compare</legend>');
    expect(html).toMatch(/<fieldset disabled="" data-scripted="">/);
    expect(count(html, 'type="checkbox"')).toBe(2);
  });

  it('offers the currency first in which the site’s rates are given, and says which rates they are', async () => {
    const html = await renderBlock({
      type: 'compare',
      heading: 'Side by side',
      pages: [iceland],
      rates: { day: '2026-09-29', source: 'The bank', worth: { INR: 1, EUR: 100 } },
      groups: [{ title: 'Costs', rows: [{ title: 'A year', measure: 'tuition', budget: true }] }],
    });
    expect(textsOf(html, 'option').slice(0, 2)).toEqual(['INR · Indian Rupee', 'EUR · Euro']);
    expect(html).toContain('converted at the rates of');
    expect(html).toContain('&quot;rates&quot;:{&quot;INR&quot;:1,&quot;EUR&quot;:100}');
  });

  it('asks for a budget if a row can be compared with one', async () => {
    const html = await compare([
      { title: 'A year', measure: 'tuition', budget: true },
      { title: 'Living', measure: 'living' },
    ]);
    expect(html).toContain('<option value="0">A year</option>');
    expect(textsOf(html, 'option')).toEqual(['EUR · Euro', 'A year']);
    expect(html).toContain('data-sum="EUR"');
    expect(await compare([{ title: 'A year', measure: 'tuition' }])).not.toContain('name="budget"');
  });
});
