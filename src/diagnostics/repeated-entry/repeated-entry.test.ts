import { describe, expect, it } from 'vitest';
import { form, pageWith, site } from '../../../tests/compiler/site';

describe('a list', () => {
  it('is an error with the same entry twice', () => {
    const listing = { name: 'Iceland', summary: 'Small classes.', order: 1, in: ['menu', 'footer', 'menu'] };
    expect(site({ 'about.json': pageWith({ listing }) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:13:7  error  repeated-entry
        13 |       "menu"
           |       ^^^^^^ Entries 1 and 3 of this list are the same.
        hint: Delete one of them.

      1 error, 0 warnings."
    `);
  });

  it('is an error with two options of a form that differ only in spaces', () => {
    const options = ['Repair  and hire', 'Hire', 'Repair and\thire'];
    const fields = [{ id: 'topic', name: 'topic', type: 'select', label: 'Topic', options }];
    const [found] = site({ '_forms/callback.json': { ...form, fields } }).diagnostics;
    expect(found).toMatchObject({ code: 'repeated-entry', location: { pointer: '/fields/0/options/2' } });
  });

  it('is an error with the same option of a form twice', () => {
    const fields = [
      { id: 'topic', name: 'topic', type: 'select', label: 'Topic', options: ['Tour', 'Tour'] },
    ];
    expect(site({ '_forms/callback.json': { ...form, fields } }).report()).toMatchInlineSnapshot(`
      "pages-json/_forms/callback.json:11:9  error  repeated-entry
        11 |         "Tour"
           |         ^^^^^^ Entries 1 and 2 of this list are the same.
        hint: Delete one of them.

      1 error, 0 warnings."
    `);
  });
});
