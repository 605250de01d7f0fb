import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import neutral from '../../theme/default.json' with { type: 'json' };

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
const siteWithLogos = (header: string, dark: string) => {
  const theme = {
    ...neutral,
    tones: neutral.tones.slice(0, 1),
    logo: { header: 'logo.svg', dark: 'dark.svg' },
  };
  const image = (inner: string) => ({ width: 9, height: 9, svg: svg(inner) });
  return site({ '_theme.json': theme }, { images: { 'logo.svg': image(header), 'dark.svg': image(dark) } });
};

it('a logo that cannot be part of pages is reported with the reason', () => {
  const moving = '<path><animate attributeName="d"/></path>';
  expect(siteWithLogos('<path/>', '<path/>').diagnostics).toEqual([]);
  expect(siteWithLogos(moving, '<path/>').diagnostics).toMatchObject([{ code: 'unusable-logo' }]);
  expect(siteWithLogos('<path/>', '<use href="sprite.svg#a"/>').report()).toMatchInlineSnapshot(`
    "pages-json/_theme.json:106:13  error  unusable-logo
      106 |     "dark": "dark.svg"
          |             ^^^^^^^^^^ The drawing “dark.svg” cannot be part of pages: it takes a part from elsewhere: “sprite.svg#a”.
      hint: Export it again as a plain SVG with a viewBox and “presentation attributes” in place of styles; turn letters into outlines, and embed pictures.

    1 error, 0 warnings."
  `);
});
