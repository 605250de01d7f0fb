import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

describe('a list or an object', () => {
  it('is an error if it is an empty list', () => {
    expect(site({ 'about.json': page({ type: 'text', paragraphs: [] }) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:9:21  error  wrong-count
        9 |       "paragraphs": []
          |                     ^^ There are no entries here.
        hint: Add at least one, or delete the whole property if it is optional.

      1 error, 0 warnings."
    `);
  });

  it('is an error if it is a list with too many entries', () => {
    const items = Array.from({ length: 25 }, (_, number) => ({ title: `Card ${number}` }));
    expect(
      site({ 'about.json': page({ type: 'cards', heading: 'Cards', items }) }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:10:16  error  wrong-count
        10 |       "items": [
           |                ^ Too many entries: 25, the limit is 24.
        hint: Delete at least one.

      1 error, 0 warnings."
    `);
  });

  it('is an error if it is an empty object', () => {
    const course = { title: 'Nursing', description: 'Words.', icon: 'star', stats: {} };
    const carousel = { type: 'course-carousel', heading: 'Courses', items: [course] };
    expect(site({ 'about.json': page(carousel) }, { icons: ['star'] }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:15:20  error  wrong-count
        15 |           "stats": {}
           |                    ^^ There are no entries here.
        hint: Add at least one, or delete the whole property if it is optional.

      1 error, 0 warnings."
    `);
  });
});
