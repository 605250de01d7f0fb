import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import neutral from '../../theme/default.json' with { type: 'json' };

const { colors, tones } = neutral;
const [first] = tones;
const siteWithTheme = (theme: object) => site({ '_theme.json': { ...neutral, ...theme } });

describe('two colours that meet on pages', () => {
  it('are an error if their contrast is too low for text', () => {
    const pale = { ...colors, inkSoft: { light: '#9aa3ad', dark: '#b4bbc3' } };
    expect(siteWithTheme({ colors: pale }).report()).toMatchInlineSnapshot(`
      "pages-json/_theme.json:21:16  error  low-contrast
        21 |       "light": "#9aa3ad",
           |                ^^^^^^^^^ “inkSoft” on “band” has a contrast of only 2.32:1 (light).
        hint: It is #9aa3ad on #f3f4f6; texts need 4.5:1. Write “#5e6974”, the nearest colour that passes.

      1 error, 0 warnings."
    `);
  });

  it('are reported at the tone if one of them belongs to a tone', () => {
    const bright = [{ ...first, deep: '#4f9ae8' }];
    expect(siteWithTheme({ tones: bright }).report()).toMatchInlineSnapshot(`
      "pages-json/_theme.json:55:15  error  low-contrast
        55 |       "deep": "#4f9ae8",
           |               ^^^^^^^^^ “onTone” on “toneDeep” has a contrast of only 2.5:1, in the tone “blue” (light).
        hint: It is #ffffff on #4f9ae8; names on a map need 4.5:1. Write “#1763b3”, the nearest colour that passes.

      1 error, 0 warnings."
    `);
  });

  it('are not compared where one of them is invalid', () => {
    const invalid = { ...colors, inkSoft: { light: 'grey', dark: '#b4bbc3' } };
    expect(siteWithTheme({ colors: invalid }).diagnostics.map(({ code }) => code)).toEqual([
      'malformed-value',
    ]);
  });

  it('are all reported at once', () => {
    const all = {
      ...colors,
      ink: { light: '#aaaaaa', dark: '#555555' },
      action: { light: '#5aa9f0', dark: '#1b3a5c' },
    };
    const found = siteWithTheme({ colors: all }).diagnostics.map(({ location: { pointer } }) => pointer);
    expect(found).toEqual(
      expect.arrayContaining([
        '/colors/ink/light',
        '/colors/ink/dark',
        '/colors/action/light',
        '/colors/action/dark',
      ]),
    );
  });

  it('are not reported for the neutral theme', () => {
    expect(siteWithTheme({}).diagnostics).toEqual([]);
  });
});
