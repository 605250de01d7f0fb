import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const showing = (icon: string) =>
  site(
    { 'about.json': page({ type: 'cards', heading: 'Cards', items: [{ title: 'Work', icon }] }) },
    {
      icons: ['briefcase', 'stethoscope'],
    },
  );

describe('an icon', () => {
  it('is one of the set', () => {
    expect(showing('breifcase').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:13:19  error  unknown-icon
        13 |           "icon": "breifcase"
           |                   ^^^^^^^^^^^ Unknown icon “breifcase”.
        hint: Did you mean “briefcase”?

      1 error, 0 warnings."
    `);
  });

  it('is looked up where it is like none', () => {
    expect(showing('suitcase').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:13:19  error  unknown-icon
        13 |           "icon": "suitcase"
           |                   ^^^^^^^^^^ Unknown icon “suitcase”.
        hint: Choose a name from lucide.dev/icons.

      1 error, 0 warnings."
    `);
  });

  it('is found by its name', () => {
    expect(showing('stethoscope').diagnostics).toEqual([]);
  });
});
