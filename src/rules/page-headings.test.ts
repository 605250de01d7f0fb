import { describe, expect, it } from 'vitest';
import { draft, page, saying, site, type TestDocument } from '../../tests/compiler/site';
import { pageHeadings } from './page-headings';

const locationsOf = (about: TestDocument, path = 'about.json') =>
  site({ [path]: about }, {}, pageHeadings).diagnostics.map(
    ({ location }) => `${location.file}${location.pointer}`,
  );

const banner = { type: 'banner', title: 'Fees' };
const hero = { type: 'hero', title: 'Fees' };

describe('a page', () => {
  it('must have a first-level heading', () => {
    expect(locationsOf(page(banner, saying('Words.')))).toEqual([]);
    expect(locationsOf(page(hero))).toEqual([]);
    expect(locationsOf(page(saying('Words.')))).toEqual(['pages-json/about.json/blocks']);
  });

  it('must not have a second first-level heading', () => {
    expect(locationsOf(page(banner, saying('Words.'), hero, banner))).toEqual([
      'pages-json/about.json/blocks/2/type',
      'pages-json/about.json/blocks/3/type',
    ]);
  });

  it('must have a first-level heading even without a route', () => {
    expect(locationsOf(page(saying('Gone.')), '_pages/404.json')).toEqual([
      'pages-json/_pages/404.json/blocks',
    ]);
  });

  it('may have no first-level heading while it is a draft', () => {
    expect(locationsOf(draft(saying('Words.')))).toEqual([]);
  });
});
