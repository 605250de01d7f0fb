import { expect, it } from 'vitest';
import { readBuilt, readRoute } from '../../site/site-folder';
import { routes } from './routes';

/** A search result shows about sixty characters of a title and cuts off the rest. */
const longest = 60;

/** The title, with one character in place of each entity, as a search result would show. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1];
  if (!title) throw new Error('This page has no title.');
  return title.replace(/&(?:amp|#x27|#39|quot|lt|gt);/g, '-');
}

it.each([...routes])('%s has a title of at most 60 characters, including the name of the site', (route) => {
  const title = titleOf(readRoute(route));
  expect(title).toContain('Meridian Study Abroad');
  expect(title.length, title).toBeLessThanOrEqual(longest);
});

it('special pages have a title of at most 60 characters, too', () => {
  for (const file of ['404.html', 'thank-you/index.html'])
    expect(titleOf(readBuilt(file)).length, file).toBeLessThanOrEqual(longest);
});
