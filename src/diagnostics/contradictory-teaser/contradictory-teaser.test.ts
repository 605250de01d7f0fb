import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { contradictoryTeasers } from '../../rules/contradictory-teasers';

it('says the day of the article', () => {
  const article = {
    type: 'article',
    date: '2026-01-11',
    lead: 'It was flat.',
    contents: 'In this article',
    sections: [{ id: 'start', heading: 'The start', paragraphs: ['It was early.'] }],
  };
  const item = { image: { src: 'world.svg', alt: '' }, date: '2026-01-12', title: 'A ride', to: '/ride' };
  const documents = {
    'ride.json': page({ type: 'banner', title: 'A ride' }, article),
    'blog.json': page({
      type: 'posts',
      heading: 'Articles',
      display: 'cards',
      readMore: 'Read',
      items: [item],
    }),
  };
  expect(site(documents, {}, contradictoryTeasers).report()).toMatchInlineSnapshot(`
    "pages-json/blog.json:18:19  warning  contradictory-teaser
      18 |           "date": "2026-01-12",
         |                   ^^^^^^^^^^^^ The article is of 2026-01-11.
      hint: Write its day here, too: visitors see both.

    0 errors, 1 warning."
  `);
});
