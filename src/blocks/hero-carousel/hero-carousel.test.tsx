import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { HeroSlide } from '../../generated/compiled';

const image = { src: '/lodges-1.svg', width: 1600, height: 900, alt: '' };
const first: HeroSlide = {
  image,
  title: 'Partners',
  subtitle: '350+ partnerships',
  description: ['We know them.'],
  action: { label: 'Book', to: { kind: 'route', href: '/contact#contact-form' } },
};
const second: HeroSlide = { image, title: 'Scholarships', description: ['Ask for them.'] };

const hero = (...slides: HeroSlide[]) =>
  renderBlock(
    { type: 'hero-carousel', title: 'Partner lodges', slides },
    {
      breadcrumbs: [{ label: 'HOME', to: { kind: 'route', href: '/' } }, { label: 'Partner lodges' }],
    },
  );

describe('a hero with slides', () => {
  it('has one title, which is outside the slides with the breadcrumbs', async () => {
    const html = await hero(first, second);
    expect(textsOf(html, 'h1')).toEqual(['Partner lodges']);
    expect(textsOf(html, 'h2')).toEqual(['Partners', 'Scholarships']);
    const [top = '', slides = ''] = html.split('</h1>');
    expect(top).toContain('<nav');
    expect(slides).not.toContain('<nav');
  });

  it('is rendered with every slide and a pause button', async () => {
    const html = await hero(first, second);
    expect(count(html, 'data-item=""')).toBe(2);
    expect(html).toContain('350+ partnerships');
    expect(html).toMatch(/<a [^>]*href="\/contact#contact-form"[^>]*>Book<\/a>/);
    expect(html).toContain('Pause Auto-play');
  });

  it('has the text of a slide before its image, which late text would push down', async () => {
    const html = await hero(first);
    expect(html.indexOf('350+ partnerships')).toBeLessThan(html.indexOf('<img'));
  });

  it('loads the first image eagerly and the others lazily', async () => {
    const html = await hero(first, second);
    expect(count(html, 'fetchPriority="high"')).toBe(1);
    expect(count(html, 'loading="lazy"')).toBe(1);
  });
});
