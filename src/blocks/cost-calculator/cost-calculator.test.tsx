import { expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Block } from '../../compiled';
import type { FactsOfPage } from '../../resolved';

const country = (name: string, tuition: number): FactsOfPage => ({
  name,
  to: { kind: 'route', href: `/tours-${name.toLowerCase()}` },
  register: name.toLowerCase(),
  facts: [
    {
      id: 'tuition',
      name: `${name.toLowerCase()}.tuition`,
      title: 'Tuition for a master’s degree',
      measure: 'tuition',
      scope: { level: 'master' },
      sort: 'typical',
      status: 'given',
      value: { from: tuition, to: tuition + 4000, currency: 'EUR', per: 'year' },
    },
    {
      id: 'living',
      name: `${name.toLowerCase()}.living`,
      title: 'Living costs',
      measure: 'living',
      sort: 'typical',
      status: 'given',
      value: { from: 900, currency: 'EUR', per: 'month' },
    },
  ],
});

const block: Extract<Block, { type: 'cost-calculator' }> = {
  type: 'cost-calculator',
  heading: 'What it costs',
  pages: [country('Iceland', 10000), country('Denmark', 2000)],
  action: { label: 'Book a trial ride', to: { kind: 'route', href: '/contact#contact-form' } },
};

it('the estimate is calculated for every country before any script runs', async () => {
  const html = await renderBlock(block);
  // 10,000 + 12 × 900 = 20,800; 14,000 + 10,800 = 24,800
  expect(textsOf(html, 'tr').slice(-2)).toEqual([
    'IcelandTuition for a master’s degree€20,800–24,800€22,800',
    'DenmarkTuition for a master’s degree€12,800–16,800€14,800',
  ]);
  expect(html).toContain('href="?in=denmark"');
  expect(textsOf(html, 'p')).toContain('Midpoint: €22,800 for 12 months in Iceland');
});

it('the table says what the whole course costs, or that its length is not published', async () => {
  const [first, second] = block.pages;
  const length = {
    ...(first?.facts[1] as FactsOfPage['facts'][number]),
    id: 'length',
    name: 'iceland.length',
    measure: 'course-length',
    scope: { level: 'master' },
    value: { duration: { from: 1, to: 2, unit: 'year' } },
  } as FactsOfPage['facts'][number];
  const html = await renderBlock({
    ...block,
    pages: [{ ...(first as FactsOfPage), facts: [...(first?.facts ?? []), length] }, second as FactsOfPage],
  });
  // 2 × (10,000 + 12 × 900) = 41,600; 2 × (14,000 + 10,800) = 49,600
  expect(textsOf(html, 'tr').slice(-2)).toEqual([
    'IcelandTuition for a master’s degree 12–24 months€20,800–24,800€22,80024 months €41,600–49,600',
    'DenmarkTuition for a master’s degree€12,800–16,800€14,800not published',
  ]);
});

it('the countries are listed from the cheapest, where the rates of their currencies are known', async () => {
  const rates = { day: '2026-09-29', source: 'The bank', worth: { INR: 1, EUR: 100 } };
  const rows = async (worth: Record<string, number>) =>
    textsOf(await renderBlock({ ...block, rates: { ...rates, worth } }), 'tr')
      .slice(-2)
      .map((row) => row.slice(0, 7));
  expect(await rows({ INR: 1, EUR: 100 })).toEqual(['Denmark', 'Iceland']);
  expect(await rows({ INR: 1 })).toEqual(['Iceland', 'Denmark']);
});

it('a country has in sentences the name that it is called by there', async () => {
  const html = await renderBlock({
    ...block,
    pages: [{ ...country('Azores', 10000), inText: 'the Azores' }],
  });
  expect(textsOf(html, 'p')).toContain('Midpoint: €22,800 for 12 months in the Azores');
  expect(textsOf(html, 'option')).toContain('Anywhere in the Azores');
});

it('every figure that the estimate assumes is in a control, disabled until the script runs', async () => {
  const html = await renderBlock(block);
  expect(html).toContain('<fieldset disabled="" data-scripted="">');
  for (const name of [
    'in',
    'course',
    'fee-from',
    'fee-to',
    'place',
    'living-from',
    'living-to',
    'months',
    'own',
  ])
    expect(count(html, `name="${name}"`), name).toBe(1);
});

it('the link to the form has nothing of the estimate before a visitor asks for that', async () => {
  const html = await renderBlock(block);
  expect(html).toContain('href="/contact?country=Iceland#contact-form"');
  expect(html).not.toContain('estimate=');
});

it('hours of work are not asked for where no limit is known', async () => {
  const html = await renderBlock(block);
  expect(html).not.toContain('name="hours"');
});

it('the block is empty without pages', async () => {
  expect(await renderBlock({ ...block, pages: [] })).toBe('');
});
