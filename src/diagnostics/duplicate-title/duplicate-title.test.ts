import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';

const titled = pageWith({ title: 'Tours of Iceland' });

describe('a title', () => {
  it('is an error for two pages', () => {
    expect(site({ 'iceland.json': titled, 'tours-iceland.json': titled }).report()).toMatchInlineSnapshot(`
      "pages-json/tours-iceland.json:3:12  error  duplicate-title
        3 |   "title": "Tours of Iceland",
          |            ^^^^^^^^^^^^^^^^^^ The title “Tours of Iceland” is already used by pages-json/iceland.json.
        hint: Give each page its own title: browser tabs and search results show it.

      1 error, 0 warnings."
    `);
  });

  it('may also be that of a draft', () => {
    const unpublished = pageWith({ title: 'Tours of Iceland', draft: true });
    expect(site({ 'iceland.json': titled, 'tours-iceland.json': unpublished }).diagnostics).toEqual([]);
  });
});
