import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Step } from '../../generated/compiled';

const items: Step[] = ['Trial ride', 'Documents', 'Interview'].map((title) => ({ title }));
const list = (...steps: Step[]) => renderBlock({ type: 'steps', heading: 'To the ferry', items: steps });
const carousel = (...steps: Step[]) =>
  renderBlock({ type: 'steps', heading: 'To the ferry', display: 'carousel', items: steps });

describe('steps as a list', () => {
  it('are an ordered list, each with its number', async () => {
    const html = await list(...items);
    expect(count(html, '<ol')).toBe(1);
    expect(count(html, 'data-item=""')).toBe(3);
    expect(textsOf(html, 'h3')).toEqual(['Trial ride', 'Documents', 'Interview']);
    expect(textsOf(html, 'span')).toEqual(['1', '2', '3']);
  });

  it('do not move', async () => {
    expect(await list(...items)).not.toContain('<button');
  });
});

describe('steps as a carousel', () => {
  it('are all rendered, with controls to move and pause them', async () => {
    const html = await carousel(...items);
    expect(count(html, 'data-item=""')).toBe(3);
    expect(html).toContain('role="group" aria-label="To the ferry" aria-roledescription="carousel"');
    expect(html).toContain('aria-label="Previous"');
    expect(html).toContain('Pause Auto-play');
    expect(count(html, 'aria-label="Go to card')).toBe(3);
    expect(count(html, 'aria-current="true"')).toBe(1);
  });

  it('show four, three, two or one, as the width allows', async () => {
    const html = await carousel(...items);
    expect(html).toContain('--slides-base:1;--slides-small:2;--slides-large:3;--slides-wide:4');
  });

  it('have no controls if there is only one', async () => {
    expect(await carousel({ title: 'Trial ride' })).not.toContain('<button');
  });
});

describe('a step', () => {
  it('may have an image, an icon, a text and a link', async () => {
    const html = await list({
      title: 'Trial ride',
      image: { src: '/talk.svg', width: 800, height: 600, alt: 'Two people at a table' },
      icon: 'users',
      text: ['An hour, ', { type: 'strong', children: ['free'] }, '.'],
      link: { label: 'Know More', to: { kind: 'route', href: '/contact' } },
    });
    expect(html).toContain('alt="Two people at a table"');
    expect(html).toContain('<use href="/sprite.svg#users"/>');
    expect(html).toContain('<p>An hour, <strong>free</strong>.</p>');
    expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Know More</);
  });

  it.each([
    ['Know More', 'Know More: Trial ride'],
    ['Book a trial ride', 'Book a trial ride'],
  ])('has a link that says by itself what it is about: %s', async (label, text) => {
    const link = { label, to: { kind: 'route', href: '/contact' } } as const;
    expect(textsOf(await list({ title: 'Trial ride', link }), 'a')).toEqual([text]);
  });
});
