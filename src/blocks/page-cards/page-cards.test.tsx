import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { PageCards } from '../../generated/compiled';
import type { PageCard } from '../../resolved';

const iceland: PageCard = {
  name: 'Iceland',
  summary: 'Small classes.',
  to: { kind: 'route', href: '/tours-iceland' },
  flag: 'is',
  image: { src: '/iceland.svg', width: 1200, height: 900 },
  tone: 'clover',
};
const rail: PageCard = {
  name: 'Rail Services',
  summary: 'The file, and the interview.',
  to: { kind: 'route', href: '/services/rail-services' },
};
const cards = (properties: Partial<PageCards>) =>
  renderBlock({
    type: 'page-cards',
    heading: 'More',
    pages: [iceland, rail],
    display: 'grid',
    ...properties,
  });

describe('cards of pages', () => {
  it('show each page with its image, flag, name and sentence, in its own tone', async () => {
    const html = await cards({});
    expect(textsOf(html, 'h3')).toEqual(['Iceland', 'Rail Services']);
    expect(html).toContain('data-tone="clover"');
    expect(html).toContain('#flag-is');
    expect(html).toContain('<img src="/iceland.svg" alt=""');
    expect(count(html, '<img')).toBe(1);
  });

  it('without an image get a drawn one with their flag or icon if others have an image', async () => {
    const { image, ...withoutImage } = iceland;
    const stamp: PageCard = { ...rail, icon: 'stamp' };
    expect(count(await cards({}), 'data-drawn')).toBe(1);
    const html = await cards({ pages: [iceland, { ...stamp, name: 'Drawn' }] });
    expect(html).toMatch(/data-drawn=""><svg[^>]*><use href="[^"]*#stamp"/);
    expect(await cards({ pages: [withoutImage, stamp] })).not.toContain('data-drawn');
    expect(await cards({ display: 'sections' })).not.toMatch(/data-drawn|<img/);
  });

  it('may end with a row of the pages that are not among them', async () => {
    const others = { heading: 'We also advise on', pages: [{ ...iceland, name: 'Portugal' }] };
    const html = await cards({ display: 'carousel', others });
    const row = html.slice(html.indexOf('We also advise on'));
    expect(textsOf(row, 'h3')).toEqual(['Portugal']);
    expect(row).toContain('<img');
    expect(row).not.toContain('<button');
    expect(await cards({ others: null })).not.toContain('We also advise on');
  });

  it.each([
    ['grid', '--slides-base:1;--slides-small:2;--slides-large:3'],
    ['slider', '--slides-base:1;--slides-medium:2;--slides-large:3'],
    ['carousel', '--slides-base:1;--slides-small:2;--slides-large:3;--slides-wide:4'],
  ] as const)('as %s are as many at once as the specification says', async (display, widths) => {
    const html = await cards({ display });
    expect(html).toContain(widths);
    expect(html).toContain('Pause Auto-play');
  });

  it('say by an arrow that they lead somewhere, with an image as without', async () => {
    for (const display of ['carousel', 'sections'] as const)
      expect(count(await cards({ display }), '#arrow-right')).toBe(2);
  });

  it('are in rows from the large breakpoint up as a grid', async () => {
    const pages = [
      iceland,
      rail,
      { ...iceland, name: 'Kenya', to: { kind: 'route', href: '/tours-kenya' } } as const,
    ];
    const four = [...pages, { ...rail, to: { kind: 'route', href: '/prices' } } as const];
    expect(await cards({ display: 'grid', pages: four })).toContain('data-grid="" data-fits="large"');
    expect(await cards({ display: 'slider', pages: four })).not.toMatch(/data-grid|data-fits/);
  });

  it('do not move as sections', async () => {
    expect(await cards({ display: 'sections' })).not.toContain('<button');
  });

  it('have one link each: the name, or a descriptive label', async () => {
    expect(count(await cards({}), '<a ')).toBe(2);
    const html = await cards({ more: 'Read More' });
    expect(count(html, '<a ')).toBe(2);
    expect(textsOf(html, 'a')).toEqual(['Read More: Iceland', 'Read More: Rail Services']);
  });
});
