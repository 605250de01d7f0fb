import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { CityTable, HousingTable, TuitionTable } from '../../generated/compiled';

const cities = (rows: CityTable['rows'], rest: Partial<CityTable> = {}) =>
  renderBlock({
    type: 'cost-table',
    of: 'city',
    heading: 'Living costs',
    currency: 'EUR',
    per: 'month',
    rows,
    ...rest,
  });

const housing = (rows: HousingTable['rows']) =>
  renderBlock({ type: 'cost-table', of: 'housing', heading: 'Housing', currency: 'AUD', per: 'week', rows });

/** The headings of the columns, without the ends of the scale. */
const headings = (html: string) =>
  textsOf(/<thead[^>]*>(.*)<\/thead>/.exec(html)?.[1]?.replace(scale, '') ?? '', 'th');

/** The two ends of the scale of the bars, in the heading of their column. */
const scale = / <span[^>]* aria-hidden="true"[^>]*><span>(.*?)<\/span><span>(.*?)<\/span><\/span>/;

describe('a table of costs', () => {
  it('has a name for screen readers, and each row is named by its first cell', async () => {
    const html = await cities([{ city: 'Dublin', cost: 1095 }]);
    expect(html).toContain('<table aria-label="Living costs"');
    expect(html).toContain('<th scope="row">Dublin</th>');
  });

  it('shows the period once, in the heading of its column', async () => {
    const html = await cities([
      { city: 'Dublin', cost: 1095 },
      { city: 'Maynooth', cost: { from: 700, to: 811 } },
      { city: 'Cork', cost: { from: 900, per: 'month' } },
    ]);
    expect(headings(html)).toEqual(['City', 'Cost per month']);
    expect(textsOf(html, 'td')).toEqual(['€1,095', '€700–811', '€900']);
  });

  it('shows the ends of the scale of its bars once, hidden from screen readers', async () => {
    const html = await cities([
      { city: 'Dublin', cost: 1095 },
      { city: 'Maynooth', cost: { from: 700, to: 811 } },
    ]);
    expect(scale.exec(html)?.slice(1)).toEqual(['0', '€1,095']);
    expect(html.match(/<tr data-item="" style="[^"]*"/g)).toEqual([
      '<tr data-item="" style="--from:0%;--to:100%"',
      '<tr data-item="" style="--from:64%;--to:74%"',
    ]);
    expect(await cities([{ city: 'Dublin', cost: 1095 }])).not.toMatch(scale);
  });

  it('shows no period if the document has none', async () => {
    expect(headings(await cities([{ city: 'Dublin', cost: 1095 }], { per: undefined }))).toEqual([
      'City',
      'Cost',
    ]);
  });

  it('shows the currency and the period of a row that has its own', async () => {
    const html = await cities([
      { city: 'Dublin', cost: 1095 },
      { city: 'Belfast', cost: { from: 190, currency: 'GBP', per: 'week' } },
    ]);
    expect(textsOf(html, 'td')).toEqual(['€1,095', '£190 a week']);
  });

  it('omits a column that no row fills, and shows one that a single row fills', async () => {
    const bare = { city: 'Cork', cost: 900 };
    expect(headings(await cities([bare]))).not.toContain('Good to know');
    const html = await cities([bare, { city: 'Dublin', cost: 1095, description: ['The dearest rents.'] }]);
    expect(headings(html)).toContain('Good to know');
    expect(textsOf(html, 'td')).toEqual(['€900', '', '€1,095', 'The dearest rents.']);
    expect(count(html, 'data-empty')).toBe(1); // so that a card of a small screen does not show its label
  });

  it('numbers its rows if the document asks for it', async () => {
    const rows = [{ city: 'Dublin', cost: 1095 }];
    expect(await cities(rows, { numbered: true })).toContain('data-numbered="true"');
    expect(await cities(rows)).not.toContain('data-numbered');
  });

  it('shows the year and the source of its sums below its rows', async () => {
    const rows = [{ city: 'Dublin', cost: 1095 }];
    const source = { label: 'The union', to: { kind: 'external', href: 'https://example.com/' } } as const;
    const html = await cities(rows, { asOf: 2024, source });
    expect(textsOf(html.slice(html.indexOf('</table>')), 'p')).toEqual(['in 2024', 'Source: The union']);
    expect(html).toContain('<a href="https://example.com/" rel="noopener">The union</a>');
    expect(textsOf(await cities(rows, { asOf: 2024 }), 'p')).toEqual(['in 2024']);
    expect(textsOf(await cities(rows, { source }), 'p')).toEqual(['Source: The union']);
    expect(await cities(rows)).toMatch(/<\/table><\/div>/);
  });

  it('keeps links in descriptions', async () => {
    const ask = { type: 'link', to: { kind: 'anchor', href: '#faq' }, children: ['below'] } as const;
    const html = await cities([{ city: 'Dublin', cost: 1095, description: ['More ', ask, '.'] }]);
    expect(html).toContain('>More <a href="#faq">below</a>.</div></td>');
  });
});

describe('a table of accommodation', () => {
  it('shows what the rent includes', async () => {
    const html = await housing([
      { type: 'Shared flat', accommodation: 250, utilities: 40, food: 90 },
      { type: 'Homestay', accommodation: { from: 300, about: true }, utilities: 20 },
    ]);
    expect(headings(html)).toEqual(['Type', 'Rent per week', 'Utilities per week', 'Food per week']);
    expect(textsOf(html, 'td').slice(3)).toEqual(['about AUD\u00a0300', 'AUD\u00a020', 'Included']);
  });

  it('omits utilities and food if no row has them', async () => {
    const html = await housing([{ type: 'Homestay', accommodation: 300 }]);
    expect(headings(html)).toEqual(['Type', 'Rent per week']);
    expect(html).not.toContain('Included');
  });
});

describe('a table of fees', () => {
  const fees = (rows: TuitionTable['rows']) =>
    renderBlock({ type: 'cost-table', of: 'tuition', heading: 'Fees', currency: 'EUR', per: 'year', rows });

  it('has a column for the level if a programme has one', async () => {
    expect(headings(await fees([{ program: 'Law', amount: 12000 }]))).toEqual(['Programme', 'Fee per year']);
    expect(headings(await fees([{ program: 'Law', level: 'Bachelor', amount: 12000 }]))).toEqual([
      'Programme',
      'Level',
      'Fee per year',
    ]);
  });
});

describe('a table of expenses', () => {
  it('has a line for each of them', async () => {
    const html = await renderBlock({
      type: 'cost-table',
      of: 'expenses',
      heading: 'Daily life',
      currency: 'AUD',
      rows: [{ expense: 'Transport', cost: { from: 80, atLeast: true } }],
    });
    expect(headings(html)).toEqual(['Expense', 'Cost']);
    expect(textsOf(html, 'td')).toEqual(['from AUD\u00a080']);
  });
});
