import { expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import type { Article, Banner, Block } from '../../generated/compiled';
import { blogPostingOf } from './blog-posting';

const image = (src: string) => ({ src, width: 1200, height: 900, alt: '' });
const banner: Banner = { type: 'banner', title: 'Nine Cities', image: image('/banner.svg') };
const article: Article = {
  type: 'article',
  date: '2024-01-11',
  contents: 'In this article',
  sections: [
    { id: 'one', heading: 'One', paragraphs: [] },
    { id: 'two', heading: 'Two', image: image('/two.svg'), paragraphs: [] },
  ],
};
const postingOf = (...blocks: readonly Block[]) =>
  blogPostingOf({ ...examplePage, route: '/cities', blocks }, exampleShell);

it('has the title of the banner, and the date and the first image of the article', () => {
  expect(postingOf(banner, article)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Nine Cities',
    datePublished: '2024-01-11',
    image: 'https://example.com/two.svg',
    author: { '@type': 'Organization', '@id': 'https://example.com/#organization', name: 'Prospectus' },
    mainEntityOfPage: 'https://example.com/cities',
  });
});

it('uses the image of the banner if the article has none, and none if there is none', () => {
  const plain = { ...article, sections: article.sections.slice(0, 1) };
  expect(postingOf(banner, plain)).toHaveProperty('image', 'https://example.com/banner.svg');
  expect(postingOf({ ...banner, image: undefined }, plain)).not.toHaveProperty('image');
});

it('is omitted on a page without an article, or without a title for it', () => {
  expect(postingOf(banner)).toBeUndefined();
  expect(postingOf(article)).toBeUndefined();
});
