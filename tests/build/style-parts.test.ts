import { describe, expect, it } from 'vitest';
import { createStyleFinder } from '../../src/bundle/style-finder';
import { styleParts } from '../../src/bundle/style-parts';

const sheet = (file: string, css: string) => ({ file, css, deferredCss: '' });
const tokens = sheet('src/renderer/tokens.css', '@layer tokens,ui,blocks;@layer tokens{}');

describe('the styles of a page', () => {
  it('begin with the order of the layers, once', () => {
    const parts = styleParts([
      tokens,
      sheet('src/ui/note.module.css', '@layer ui,blocks;@layer ui{.a{}}@layer blocks;'),
    ]);
    expect(createStyleFinder(parts)(['<p class="a">'])).toBe(
      '@layer tokens,ui,blocks;@layer tokens{}@layer ui{.a{}}',
    );
  });

  it('have a style sheet if the page has one of its classes', () => {
    const css = '@layer blocks{.a{margin:.5rem}.b .c{}}';
    const parts = styleParts([tokens, sheet('src/blocks/facts/facts.module.css', css)]);
    expect(parts[1]).toEqual({ css, classNames: new Set(['a', 'b', 'c']) });
    const stylesOf = createStyleFinder(parts);
    expect(stylesOf(['<p class="x c">'])).toBe(tokens.css + css);
    expect(stylesOf(['<p class="x">'])).toBe(tokens.css);
  });

  it('have font faces if the page has their characters', () => {
    const faces = { css: '@font-face{}', characters: '₹₨' };
    const stylesOf = createStyleFinder([{ css: tokens.css }, faces]);
    expect(stylesOf(['<p>Rs 500</p>'])).toBe(tokens.css);
    expect(stylesOf(['<p>₹500</p>'])).toBe(tokens.css + faces.css);
  });

  it('are each there once, in the order of the parts', () => {
    const parts = [
      { css: 'all ' },
      { css: 'menu ', classNames: new Set(['m']) },
      { css: 'card ', classNames: new Set(['c']) },
    ];
    const stylesOf = createStyleFinder(parts);
    expect(stylesOf(['<p class="c"><nav class="m c">'])).toBe('all menu card ');
    expect(stylesOf(['<p class="c">'])).toBe('all card ');
  });

  it('have the sheet for right to left if any of its text runs from right to left', () => {
    const mirrored = sheet('src/renderer/right-to-left.css', 'p:dir(rtl){scale:-1 1}');
    const stylesOf = createStyleFinder(styleParts([tokens, mirrored]));
    expect(stylesOf(['<p lang="ar" dir="rtl">'])).toBe(tokens.css + mirrored.css);
    expect(stylesOf(['<p lang="en">'])).toBe(tokens.css);
  });
});
