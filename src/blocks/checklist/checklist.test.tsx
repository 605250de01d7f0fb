import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const passport = [{ type: 'strong', children: ['Passport'] }, ', valid for the whole stay'] as const;

describe('a checklist', () => {
  it('has a line for each item, with what the document sets in bold', async () => {
    const items = [passport, ['A letter']];
    const html = await renderBlock({ type: 'checklist', heading: 'Documents', items });
    expect(textsOf(html, 'li')).toEqual(['Passport, valid for the whole stay', 'A letter']);
    expect(html).toContain('<strong>Passport</strong>, valid');
  });

  it('may have links in its lines', async () => {
    const guide = { kind: 'file', href: '/files/guide.pdf' } as const;
    const items = [[{ type: 'link', to: guide, children: ['The guide'] } as const]];
    const html = await renderBlock({ type: 'checklist', heading: 'Documents', items });
    expect(html).toContain('<a href="/files/guide.pdf" target="_blank" rel="noopener">The guide');
    expect(html).toContain('(opens in a new tab)');
  });

  it('has nothing between its heading and its lines if the document has no text', async () => {
    const html = await renderBlock({ type: 'checklist', heading: 'Documents', items: [['A letter']] });
    expect(html).toContain('<div><h2>Documents</h2></div></div><ul>');
    expect(html).not.toContain(' id=');
  });
});

describe('a long checklist', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => [`Line ${index + 1}`]);
  const checklist = (count: number) =>
    renderBlock({ type: 'checklist', heading: 'Documents', items: lines(count) });

  it('collapses the lines after the third on phones', async () => {
    const [before = '', after = ''] = (await checklist(9)).split('<details');
    expect(textsOf(before, 'li')).toHaveLength(3);
    expect(textsOf(after, 'li')).toEqual(['Line 4', 'Line 5', 'Line 6', 'Line 7', 'Line 8', 'Line 9']);
    expect(textsOf(after, 'summary')).toEqual(['Show 6 more']);
    expect(after).toContain('data-phones');
  });

  it('has rows of two, and collapses after the fourth, if rows of three would leave a line alone', async () => {
    const [before = '', after = ''] = (await checklist(10)).split('<details');
    expect(before).toContain('data-two');
    expect(textsOf(before, 'li')).toHaveLength(4);
    expect(textsOf(after, 'li')).toHaveLength(6);
  });

  it('does not collapse a single line', async () => {
    expect(await checklist(4)).not.toContain('<details');
  });
});
