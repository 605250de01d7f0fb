import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import neutral from '../../theme/default.json' with { type: 'json' };

const siteWithFont = (file: string) => {
  const text = { family: 'Lato', generic: 'sans-serif', files: [{ file, weights: { from: 400 } }] };
  const theme = { ...neutral, tones: neutral.tones.slice(0, 1), fonts: { ...neutral.fonts, text } };
  return site({ '_theme.json': theme }, { fonts: { 'lato.woff2': {} } });
};

describe('a font of the theme', () => {
  it('is an error if _fonts has no such file', () => {
    expect(siteWithFont('latto.woff2').report()).toMatchInlineSnapshot(`
      "pages-json/_theme.json:105:19  error  missing-font
        105 |           "file": "latto.woff2",
            |                   ^^^^^^^^^^^^^ The font “latto.woff2” does not exist in _fonts.
        hint: Did you mean “lato.woff2”?

      1 error, 0 warnings."
    `);
  });

  it('is found by its file name', () => {
    expect(siteWithFont('lato.woff2').diagnostics).toEqual([]);
  });

  it('is an error if its file name has another extension', () => {
    expect(siteWithFont('lato.zip').diagnostics.map(({ code }) => code)).toEqual(['malformed-value']);
  });
});
