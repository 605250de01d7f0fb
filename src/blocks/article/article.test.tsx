import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Article, ArticleSection } from '../../generated/compiled';

const sydney: ArticleSection = { id: 'sydney', heading: 'Sydney', paragraphs: [['Large.'], ['Dear.']] };
const perth: ArticleSection = { id: 'perth', heading: 'Perth', paragraphs: [['Far west.']] };

const article = (rest: Partial<Article> = {}) =>
  renderBlock({
    type: 'article',
    date: '2024-01-11',
    contents: 'In this article',
    sections: [sydney, perth],
    ...rest,
  });

describe('an article', () => {
  it('shows its date, for people and for machines', async () => {
    expect(await article()).toContain('<time dateTime="2024-01-11">January 11, 2024</time>');
  });

  it('has a heading for each section, below the title of the page, and all its paragraphs', async () => {
    const html = await article();
    expect(textsOf(html, 'h2')).toEqual(['Sydney', 'Perth']);
    expect(textsOf(html, 'p').slice(-3)).toEqual(['Large.', 'Dear.', 'Far west.']);
    expect(count(html, 'data-item=""')).toBe(2);
  });

  it('may have an introduction before the first section', async () => {
    const html = await article({ lead: ['Two ', { type: 'strong', children: ['cities'] }, '.'] });
    expect(html).toContain('<p>Two <strong>cities</strong>.</p>');
    expect(html.indexOf('cities')).toBeLessThan(html.indexOf('<h2'));
  });
});

describe('the table of contents of an article', () => {
  it('links to every section in order', async () => {
    const html = await article();
    const [nav = ''] = /<nav.*<\/nav>/.exec(html) ?? [];
    expect(textsOf(nav, 'a')).toEqual(['Sydney', 'Perth']);
    for (const anchor of ['sydney', 'perth']) {
      expect(nav).toContain(`href="#${anchor}"`);
      expect(html).toContain(`<section id="${anchor}"`);
    }
  });

  it('is named by its heading', async () => {
    expect(await article()).toMatch(/<nav aria-labelledby="([^"]+)"><p id="\1">In this article<\/p>/);
  });
});

describe('a section of an article', () => {
  it('may have points below its paragraphs', async () => {
    const html = await article({ sections: [{ ...sydney, list: [['Rent'], ['Travel']] }] });
    expect(html).toContain('<p>Dear.</p><ul><li>Rent</li><li>Travel</li></ul>');
  });

  it('may have an image below its heading, loaded lazily', async () => {
    const image = { src: '/assets/images/norway.svg', width: 800, height: 600, alt: 'The harbour' };
    const html = await article({ sections: [{ ...sydney, image }] });
    expect(html).toMatch(
      /<\/h2>.*<\/div><picture><img [^>]*alt="The harbour" width="800" height="600"[^>]*loading="lazy"/,
    );
  });
});
