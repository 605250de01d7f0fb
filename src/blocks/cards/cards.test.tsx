import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Card } from '../../generated/compiled';

const cards = (...items: Card[]) => renderBlock({ type: 'cards', heading: 'Benefits', items });

describe('a grid of cards', () => {
  it('is a list below its heading, in the order of the document', async () => {
    const html = await cards({ title: 'Work' }, { title: 'Stay' });
    expect(textsOf(html, 'h2')).toEqual(['Benefits']);
    expect(textsOf(html, 'h3')).toEqual(['Work', 'Stay']);
    expect(count(html, '<li')).toBe(2);
  });

  it('may have an introduction and an anchor', async () => {
    const html = await renderBlock({
      type: 'cards',
      id: 'benefits',
      heading: 'Benefits',
      lead: ['What visitors name ', { type: 'strong', children: ['first'] }, '.'],
      items: [{ title: 'Work' }],
    });
    expect(html).toContain('<section id="benefits"');
    expect(html).toContain('<p>What visitors name <strong>first</strong>.</p>');
  });
});

describe('a card', () => {
  it('separates its figure from the words around it', async () => {
    const html = await cards({ title: 'Graduates in work', number: { duration: { from: 2, upTo: true } } });
    expect(html).toContain('<small>up to</small> <span>2</span> <small>years</small>');
  });

  it('has an icon that is hidden from screen readers', async () => {
    const html = await cards({ title: 'Work', icon: 'briefcase' });
    expect(html).toContain('<svg aria-hidden="true"><use href="/sprite.svg#briefcase"/>');
  });

  it('has its own colours if the document names them', async () => {
    const html = await cards({ title: 'Work', tone: 'fern' }, { title: 'Stay' });
    expect(html).toContain('data-tone="fern"');
    expect(count(html, 'data-tone')).toBe(1);
  });

  it('can have a link', async () => {
    const html = await cards({
      title: 'Rail',
      text: ['Up to three years.'],
      link: { label: 'Rail services', to: { kind: 'route', href: '/rail' } },
    });
    expect(html).toContain('<p>Up to three years.</p>');
    expect(html).toMatch(/<a [^>]*href="\/rail"[^>]*>Rail services<\/a>/);
  });

  it('has only its title if the document has nothing else', async () => {
    expect(await cards({ title: 'Work' })).toContain('<li data-item="" data-wide="all"><h3>Work</h3></li>');
  });
});
