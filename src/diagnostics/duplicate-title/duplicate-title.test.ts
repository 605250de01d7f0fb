import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';

const titled = pageWith({ title: 'Study in Ireland' });

describe('a title', () => {
  it('belongs to one page', () => {
    expect(site({ 'ireland.json': titled, 'study-ireland.json': titled }).report()).toMatchInlineSnapshot(`
      "pages-json/study-ireland.json:3:12  error  duplicate-title
        3 |   "title": "Study in Ireland",
          |            ^^^^^^^^^^^^^^^^^^ The title “Study in Ireland” is already used by pages-json/ireland.json.
        hint: Give each page its own title: browser tabs and search results show it.

      1 error, 0 warnings."
    `);
  });

  it('may be used on a draft as well', () => {
    const unpublished = pageWith({ title: 'Study in Ireland', draft: true });
    expect(site({ 'ireland.json': titled, 'study-ireland.json': unpublished }).diagnostics).toEqual([]);
  });
});
