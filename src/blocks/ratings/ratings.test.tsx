import { expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Rating } from '../../generated/compiled';

const rating: Rating = {
  id: 'trusted',
  source: 'Trusted Reviews',
  value: 4.6,
  best: 5,
  count: 1218,
  date: '2026-11-02',
  link: { label: 'Read them', to: { kind: 'external', href: 'https://www.example.com/reviews' } },
};
const ratings = (...collection: Rating[]) =>
  renderBlock({ type: 'ratings', heading: 'How others rate us', collection });

it('a rating says whose it is, from how many reviews, and when it was read there', async () => {
  const html = await ratings(rating);
  expect(textsOf(html, 'h3')).toEqual(['Trusted Reviews']);
  expect(textsOf(html, 'p')).toEqual(['4.6 out of 5', '1,218 reviews, as of November 2, 2026', 'Read them']);
  expect(html).toContain('<a href="https://www.example.com/reviews" rel="noopener">Read them</a>');
});

it('the number of reviews may be unknown', async () => {
  const html = await ratings({ ...rating, count: undefined }, { ...rating, id: 'one', count: 1 });
  expect(textsOf(html, 'p')[1]).toBe('as of November 2, 2026');
  expect(textsOf(html, 'p')[4]).toBe('1 review, as of November 2, 2026');
});
