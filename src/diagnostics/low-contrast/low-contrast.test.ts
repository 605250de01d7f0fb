import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import neutral from '../../theme/default.json';

const { colors, tones } = neutral;
const [first] = tones;
const themed = (theme: object) => site({ '_theme.json': { ...neutral, ...theme } });

describe('two colours that meet', () => {
  it('differ enough for text, on every ground', () => {
    const pale = { ...colors, inkSoft: { light: '#9aa3ad', dark: '#b4bbc3' } };
    expect(themed({ colors: pale }).report()).toMatchInlineSnapshot(`
      "pages-json/_theme.json:21:16  error  low-contrast
        21 |       "light": "#9aa3ad",
           |                ^^^^^^^^^ “inkSoft” on “band” has a contrast of only 2.32:1 (light).
        hint: It is #9aa3ad on #f3f4f6; texts need 4.5:1. Write “#66717e”, the nearest colour that passes.

      pages-json/_theme.json:45:16  error  low-contrast
        45 |       "light": "#fdecea",
           |                ^^^^^^^^^ “inkSoft” on “wrongBand” has a contrast of only 2.23:1 (light).
        hint: It is #9aa3ad on #fdecea; messages and answers in a field need 4.5:1. No lightness of this colour passes: change the other one first.

      pages-json/_theme.json:57:18  error  low-contrast
        57 |         "light": "#dfebf8",
           |                  ^^^^^^^^^ “inkSoft” on “toneSoft” has a contrast of only 2.11:1, in the tone “blue” (light).
        hint: It is #9aa3ad on #dfebf8; texts and links of a card need 4.5:1. No lightness of this colour passes: change the other one first.

      pages-json/_theme.json:70:18  error  low-contrast
        70 |         "light": "#d6ecec",
           |                  ^^^^^^^^^ “inkSoft” on “toneSoft” has a contrast of only 2.07:1, in the tone “teal” (light).
        hint: It is #9aa3ad on #d6ecec; texts and links of a card need 4.5:1. No lightness of this colour passes: change the other one first.

      pages-json/_theme.json:83:18  error  low-contrast
        83 |         "light": "#dcefe2",
           |                  ^^^^^^^^^ “inkSoft” on “toneSoft” has a contrast of only 2.12:1, in the tone “green” (light).
        hint: It is #9aa3ad on #dcefe2; texts and links of a card need 4.5:1. No lightness of this colour passes: change the other one first.

      pages-json/_theme.json:96:18  error  low-contrast
        96 |         "light": "#faefc9",
           |                  ^^^^^^^^^ “inkSoft” on “toneSoft” has a contrast of only 2.22:1, in the tone “amber” (light).
        hint: It is #9aa3ad on #faefc9; texts and links of a card need 4.5:1. No lightness of this colour passes: change the other one first.

      pages-json/_theme.json:109:18  error  low-contrast
        109 |         "light": "#fbe1dd",
            |                  ^^^^^^^^^ “inkSoft” on “toneSoft” has a contrast of only 2.05:1, in the tone “red” (light).
        hint: It is #9aa3ad on #fbe1dd; texts and links of a card need 4.5:1. No lightness of this colour passes: change the other one first.

      pages-json/_theme.json:122:18  error  low-contrast
        122 |         "light": "#ece3fa",
            |                  ^^^^^^^^^ “inkSoft” on “toneSoft” has a contrast of only 2.06:1, in the tone “violet” (light).
        hint: It is #9aa3ad on #ece3fa; texts and links of a card need 4.5:1. No lightness of this colour passes: change the other one first.

      pages-json/_theme.json:135:18  error  low-contrast
        135 |         "light": "#e6e9ed",
            |                  ^^^^^^^^^ “inkSoft” on “toneSoft” has a contrast of only 2.09:1, in the tone “slate” (light).
        hint: It is #9aa3ad on #e6e9ed; texts and links of a card need 4.5:1. No lightness of this colour passes: change the other one first.

      9 errors, 0 warnings."
    `);
  });

  it('differ enough in each tone, where the tone is what has to change', () => {
    const bright = [{ ...first, deep: '#4f9ae8' }];
    expect(themed({ tones: bright }).report()).toMatchInlineSnapshot(`
      "pages-json/_theme.json:55:15  error  low-contrast
        55 |       "deep": "#4f9ae8",
           |               ^^^^^^^^^ “onTone” on “toneDeep” has a contrast of only 2.5:1, in the tone “blue” (light).
        hint: It is #ffffff on #4f9ae8; names on a map need 4.5:1. Write “#1763b3”, the nearest colour that passes.

      1 error, 0 warnings."
    `);
  });

  it('are not compared where one of them is invalid', () => {
    const invalid = { ...colors, inkSoft: { light: 'grey', dark: '#b4bbc3' } };
    expect(themed({ colors: invalid }).diagnostics.map(({ code }) => code)).toEqual(['malformed-value']);
  });

  it('are all found at once', () => {
    const all = {
      ...colors,
      ink: { light: '#aaaaaa', dark: '#555555' },
      action: { light: '#5aa9f0', dark: '#1b3a5c' },
    };
    const found = themed({ colors: all }).diagnostics.map(({ location: { pointer } }) => pointer);
    expect(found).toEqual(
      expect.arrayContaining([
        '/colors/ink/light',
        '/colors/ink/dark',
        '/colors/action/light',
        '/colors/action/dark',
      ]),
    );
  });

  it('are those of the neutral theme where the site has none', () => {
    expect(themed({}).diagnostics).toEqual([]);
  });
});
