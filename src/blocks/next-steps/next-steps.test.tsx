import { expect, it } from 'vitest';
import { renderBlock } from '../../../tests/render-block';
import type { Block } from '../../compiled';

const block: Extract<Block, { type: 'next-steps' }> = {
  type: 'next-steps',
  heading: 'Your next step',
  booking: {
    label: 'Talk to us about Iceland',
    to: { kind: 'route', href: '/contact?country=Iceland#contact-form' },
  },
  siblings: {
    heading: 'Compare with',
    links: [
      {
        label: 'Norway',
        to: { kind: 'route', href: '/tours-norway' },
        flag: 'de',
        fee: { from: 500, currency: 'EUR', per: 'year', atLeast: true },
        badge: 'Lowest fees',
      },
      { label: 'Japan', to: { kind: 'route', href: '/tours-japan' } },
    ],
    tools: [{ label: 'Compare all', to: { kind: 'route', href: '/all-tours' } }],
  },
  partners: {
    heading: 'Partner lodges',
    links: [
      {
        label: 'Partners in Iceland',
        to: { kind: 'route', href: '/lodges?country=Iceland#explore' },
        note: 'Alder Lodge',
      },
    ],
  },
};

it('links to the form, with what the page is about', async () => {
  const html = await renderBlock(block);
  expect(html).toContain('href="/contact?country=Iceland#contact-form"');
  expect(html).toContain('Talk to us about Iceland');
});

it('lists links with their notes, marks and fees', async () => {
  const html = await renderBlock(block);
  expect(html).toMatch(/Norway<\/a><mark>Lowest fees<\/mark><small[^>]*>from €500 a year<\/small>/);
  expect(html).toContain('href="/lodges?country=Iceland#explore"');
  expect(html).toContain('<small>Alder Lodge</small>');
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(html.match(/<ul/g)).toHaveLength(2);
});

it('lists the tools that the document names after the links that were computed', async () => {
  const tools = [{ label: 'What a year costs', to: { kind: 'route', href: '/prices' } }] as const;
  const html = await renderBlock({ ...block, tools: [...tools] });
  expect(html).toMatch(/Partners in Iceland.*Compare all.*href="\/prices"[^>]*>What a year costs</);
});

it('lists the page itself without a link to it', async () => {
  const [first] = block.siblings?.links ?? [];
  if (!first) throw new Error('The block lists no pages');
  const siblings = {
    heading: 'Compare with',
    links: [{ ...first, currentPageLabel: 'This page' }],
    tools: [],
  };
  const html = await renderBlock({ ...block, siblings });
  expect(html).toMatch(
    /<span aria-current="page">.*?Norway<\/span><small>This page<\/small><mark>Lowest fees/,
  );
  expect(html).not.toContain('href="/tours-norway"');
});

it('is the heading and the button where nothing else follows', async () => {
  const html = await renderBlock({ ...block, siblings: null, partners: undefined });
  expect(html).not.toContain('<ul');
});
