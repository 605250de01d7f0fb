import { expect, it } from 'vitest';
import { readPages } from './read-pages';

it.each([
  { written: [], pages: 'pages-json', others: [] },
  { written: ['list', '--form', 'a'], pages: 'pages-json', others: ['list', '--form', 'a'] },
  { written: ['list', '--pages', '../client'], pages: '../client', others: ['list'] },
  { written: ['--pages=examples/escola', 'list'], pages: 'examples/escola', others: ['list'] },
  { written: ['--pages', 'site', 'list', '--pages=other'], pages: 'other', others: ['list'] },
  { written: ['list', '--pages'], pages: 'pages-json', others: ['list', '--pages'] },
])('$written names the folder $pages', ({ written, pages, others }) => {
  expect(readPages(written)).toEqual({ pages, others });
});
