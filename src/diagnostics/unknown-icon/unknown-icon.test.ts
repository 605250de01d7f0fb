import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const siteWithIcon = (icon: string) =>
  site(
    { 'about.json': page({ type: 'cards', heading: 'Cards', items: [{ title: 'Work', icon }] }) },
    {
      icons: ['briefcase', 'stethoscope'],
    },
  );

describe('an icon', () => {
  it('is an error if the icon set does not have it', () => {
    expect(siteWithIcon('breifcase').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:13:19  error  unknown-icon
        13 |           "icon": "breifcase"
           |                   ^^^^^^^^^^^ Unknown icon “breifcase”.
        hint: Did you mean “briefcase”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with where to look for names if none is similar', () => {
    expect(siteWithIcon('suitcase').report()).toMatchInlineSnapshot(`
      "pages-json/about.json:13:19  error  unknown-icon
        13 |           "icon": "suitcase"
           |                   ^^^^^^^^^^ Unknown icon “suitcase”.
        hint: Choose a name from lucide.dev/icons.

      1 error, 0 warnings."
    `);
  });

  it('is found by its name', () => {
    expect(siteWithIcon('stethoscope').diagnostics).toEqual([]);
  });
});
