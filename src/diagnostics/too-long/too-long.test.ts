import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';

describe('a text', () => {
  it('is an error above its limit', () => {
    const title = 'Tours '.repeat(20).trim();
    expect(site({ 'about.json': pageWith({ title }) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:3:12  error  too-long
        3 |   "title": "Tours Tours Tours Tours Tours Tours Tours Tours Tours Tours Tours Tours Tours Tours Tour…
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Too long: 119 characters, the limit is 90.
        hint: Shorten it by 29 characters.

      1 error, 0 warnings."
    `);
  });

  it('is reported once if two limits apply, with the narrower one', () => {
    const description = 'Words '.repeat(60).trim();
    const [{ message = '' } = {}, ...more] = site({ 'about.json': pageWith({ description }) }).diagnostics;
    expect(message).toMatchInlineSnapshot(`"Too long: 359 characters, the limit is 200."`);
    expect(more).toEqual([]);
  });

  it('is counted in code points, so that an emoji is one character', () => {
    const [{ message = '' } = {}] = site({ 'about.json': pageWith({ title: '😀'.repeat(91) }) }).diagnostics;
    expect(message).toMatchInlineSnapshot(`"Too long: 91 characters, the limit is 90."`);
  });
});
