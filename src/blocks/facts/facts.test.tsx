import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Fact } from '../../generated/compiled';

const facts = (...items: Fact[]) => renderBlock({ type: 'facts', heading: 'Iceland at a glance', items });

describe('a fact', () => {
  it('shows its name, and its figure separately from the unit', async () => {
    const pay: Fact = { title: 'Legal pay', value: { from: 12.5, currency: 'EUR', per: 'hour' } };
    const html = await facts(pay);
    expect(html).toContain(
      '<dt>Legal pay</dt><dd><span><span>€12.50</span> <small>an hour</small></span></dd>',
    );
  });

  it('shows its year, with a space before it', async () => {
    const html = await facts({ title: 'Repeat visitors', value: { count: 7000 }, asOf: 2023 });
    expect(textsOf(html, 'dd')).toEqual(['7,000 in 2023']);
  });

  it('may be of any kind', async () => {
    const html = await facts(
      { title: 'Visitors', value: { count: 122000, grouping: 'indian', plus: true } },
      { title: 'In work', value: { percent: 96, to: 98 } },
      { title: 'Stay', value: { duration: { from: 2, upTo: true } } },
    );
    expect(textsOf(html, 'dd')).toEqual(['1,22,000+', '96–98%', 'up to 2 years']);
  });

  it('gets the length of a long figure as a custom property, so that it fits', async () => {
    const fees: Fact = { title: 'Fees', value: { from: 17000, to: 50000, currency: 'SGD', per: 'year' } };
    const html = await facts(fees, { title: 'Country inns', value: { count: 28 } });
    expect(html.match(/--characters:\d+/g)).toEqual(['--characters:17']);
    expect(await facts(fees)).toContain('--characters:18'); // a single fact has its unit on the same line, which counts as one
    expect(await facts({ title: 'Country inns', value: { count: 28 } })).not.toContain('style=');
  });

  it('may have a note and a link to its source', async () => {
    const html = await facts({
      title: 'Legal pay',
      value: { from: 12.5, currency: 'EUR', per: 'hour' },
      note: ['The ', { type: 'emphasis', children: ['minimum'] }, '.'],
      source: { label: 'The law', to: { kind: 'external', href: 'https://example.com/' } },
    });
    expect(html).toContain('<dd>The <em>minimum</em>.</dd>');
    expect(html).toContain('<dd>Source: <a href="https://example.com/" rel="noopener">The law</a></dd>');
  });

  it('has only a name and a figure if the document has nothing else', async () => {
    expect(await facts({ title: 'Country inns', value: { count: 28 } })).toContain(
      '<dl><div data-item="" data-wide="all"><dt>Country inns</dt><dd><span><span>28</span></span></dd></div></dl>',
    );
  });
});
