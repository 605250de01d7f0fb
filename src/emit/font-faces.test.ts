import { describe, expect, it } from 'vitest';
import { themeFrom } from '../theme/theme';
import { fontFaces, fontStack, preloadedFiles } from './font-faces';

const fallback = { name: 'Arial', local: ['ArialMT'], size: 93.7, ascent: 108.9, descent: 42.7 };
const text = {
  family: 'Source Sans',
  generic: 'sans-serif' as const,
  files: [
    { file: 'sans.ttf', weights: { from: 400, to: 700 } },
    { file: 'sans-rupee.ttf', weights: { from: 400 }, characters: '₹₨' },
  ],
  fallbacks: [fallback, { ...fallback, weight: 600 }],
};
const theme = { ...themeFrom(), fonts: { display: { generic: 'serif' as const, family: 'Georgia' }, text } };

describe('the faces of a theme', () => {
  it('are for its files and their fallbacks; those for a few characters are separate', () => {
    const { everyPage, specialCharacters } = fontFaces(theme, (file) => `/assets/${file}`);
    expect(everyPage.replaceAll('}', '}\n')).toMatchInlineSnapshot(`
      "@font-face{font-family:Source Sans;src:url(/assets/sans.ttf);font-weight:400 700;font-display:swap}
      @font-face{font-family:as Arial;src:local(ArialMT);size-adjust:93.7%;ascent-override:108.9%;descent-override:42.7%;line-gap-override:0%}
      @font-face{font-family:as Arial;src:local(ArialMT);font-weight:600;size-adjust:93.7%;ascent-override:108.9%;descent-override:42.7%;line-gap-override:0%}
      "
    `);
    expect(specialCharacters).toEqual([
      {
        characters: '₹₨',
        css: '@font-face{font-family:Source Sans;src:url(/assets/sans-rupee.ttf);font-weight:400;font-display:swap;unicode-range:U+20B9,U+20A8}',
      },
    ]);
  });

  it('for a few characters are left out if no page needs them', () => {
    expect(fontFaces(theme, () => undefined).specialCharacters).toEqual([]);
  });

  it('are preloaded from one file of each font', () => {
    expect(preloadedFiles(theme)).toEqual(['sans.ttf']);
    expect(preloadedFiles(themeFrom())).toEqual([]);
  });
});

describe('the family of a font', () => {
  it('ends with its generic family', () => {
    expect(fontStack(text)).toBe('Source Sans,as Arial,sans-serif');
    expect(fontStack(theme.fonts.display)).toBe('Georgia,serif');
    expect(fontStack({ generic: 'system-ui' })).toBe('system-ui,sans-serif');
    expect(fontStack({ family: 'Source Sans 3', generic: 'serif' })).toBe('"Source Sans 3",serif');
  });
});
