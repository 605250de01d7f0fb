import { expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import { dateVisibilityScript } from '../../format/inline-scripts';
import type { Batch } from '../../generated/compiled';

const evening: Batch = {
  id: 'january',
  course: 'Bookbinding for beginners',
  starts: '2027-01-11',
  duration: { from: 6, unit: 'week' },
  hours: [{ from: 'monday', to: 'friday', opens: '18:30', closes: '20:00' }],
  place: 'Leeds, or online',
  price: { from: 240, currency: 'GBP' },
  note: ['With material.'],
};
const batches = (...collection: Batch[]) =>
  renderBlock({ type: 'batches', heading: 'Next courses', collection });

it('a course says when it begins, when it meets, where, how long, and what it costs', async () => {
  const html = await batches(evening);
  expect(textsOf(html, 'h3')).toEqual(['Bookbinding for beginners']);
  expect(textsOf(html, 'p')).toEqual([
    'Starts January 11, 2027',
    'Monday – Friday, 6:30 pm – 8 pm',
    'Leeds, or online, 6 weeks',
    '£240',
    'With material.',
  ]);
});

it('the next course comes first, in any order of the collection', async () => {
  const html = await batches(evening, { ...evening, id: 'december', starts: '2026-12-07' });
  expect(textsOf(html, 'time')).toEqual(['Starts December 7, 2026', 'Starts January 11, 2027']);
});

it('a course is hidden from the day after it starts, in the time zone of the site', async () => {
  const html = await batches(evening);
  expect(html).toContain('data-to="2027-01-11" data-zone="Asia/Kolkata"');
  expect(html).toContain(`<script>${dateVisibilityScript}</script></li>`);
});
