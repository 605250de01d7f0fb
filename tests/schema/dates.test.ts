import { describe, expect, it } from 'vitest';
import { page, site } from '../compiler/site';

const messagesOn = (block: object) =>
  site({ 'about.json': page({ type: 'banner', title: 'Blog' }, block) }).diagnostics.map(
    ({ code, message, hint }) => `${code}: ${message} ${hint}`,
  );

const published = (date: string) =>
  messagesOn({
    type: 'article',
    date,
    contents: 'Contents',
    sections: [{ id: 'cork', heading: 'Cork', paragraphs: ['Sea.'] }],
  });

const posted = (date: string) =>
  messagesOn({
    type: 'posts',
    heading: 'Blog',
    display: 'cards',
    readMore: 'Read',
    items: [{ image: { src: 'world.svg', alt: '' }, date, title: 'Cork', to: '/' }],
  });

describe('the date of an article', () => {
  it.each(['2026-01-31', '2026-02-28', '2024-02-29', '2026-04-30', '2026-10-31', '2026-11-30', '2026-12-31'])(
    'may be %s',
    (date) => {
      expect(published(date)).toEqual([]);
    },
  );

  it.each([
    ['2026-02-30', ': that month has 28 days'],
    ['2026-04-31', ': that month has 30 days'],
    ['2026-11-31', ': that month has 30 days'],
    ['2026-01-32', ': that month has 31 days'],
    ['2026-00-10', ''],
    ['2026-13-01', ''],
    ['2026-10-00', ''],
  ])('cannot be %s', (date, last) => {
    expect(published(date)).toEqual([
      `malformed-value: The date “${date}” does not exist${last}. Write a real date as year-month-day: “2024-01-11”.`,
    ]);
  });
});

describe('the date of a post', () => {
  it('may be any day of a calendar, and no other', () => {
    expect(posted('2024-02-29')).toEqual([]);
    expect(posted('2026-02-30')).toEqual([
      'malformed-value: The date “2026-02-30” does not exist: that month has 28 days. Write a real date as year-month-day: “2024-01-11”.',
    ]);
  });
});
