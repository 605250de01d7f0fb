import { describe, expect, it } from 'vitest';
import { page, pageWith, site, siteDocument } from '../../../tests/compiler/site';

const kinds = { kinds: [{ kind: 'page' }, { kind: 'course', places: ['menu', 'home'] }] };
const listing = { name: 'French', summary: 'Small classes.', order: 10 };

describe('a slot that a kind does not have', () => {
  it('is an error in the listing of a page', () => {
    const documents = {
      '_kinds.json': kinds,
      'french.json': pageWith({ kind: 'course', listing: { ...listing, in: ['hom'] } }),
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/french.json:11:7  error  unknown-place
        11 |       "hom"
           |       ^^^^^ Pages of the kind “course” are not listed in “hom”.
        hint: Did you mean “home”?

      1 error, 0 warnings."
    `);
  });

  it('is an error in a list of pages', () => {
    const pages = { kind: 'course', in: 'footer' };
    const cards = { type: 'page-cards', heading: 'Courses', pages, display: 'grid' };
    const sections = [{ title: 'All', list: 'page' }];
    const documents = {
      '_kinds.json': kinds,
      '_site.json': {
        ...siteDocument,
        header: { ...siteDocument.header, items: [{ label: 'All', sections }] },
        footer: { ...siteDocument.footer, columns: [{ title: 'Courses', list: 'course' }] },
      },
      'index.json': page(cards),
    };
    const found = site(documents).diagnostics.map(({ location: { pointer }, hint }) => [pointer, hint]);
    expect(found).toEqual([
      ['/header/items/0/sections/0/list', 'Give the kind "places": ["menu"] in _kinds.json.'],
      ['/footer/columns/0/list', 'Write “menu” or “home”, or add the place to the kind in _kinds.json.'],
      ['/blocks/0/pages/in', 'Write “menu” or “home”, or add the place to the kind in _kinds.json.'],
    ]);
  });
});
