import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../generated/documents';
import { themeFrom } from '../theme/theme';
import { themeTokens } from './theme-tokens';

const {
  tones: [first],
  ...neutral
} = themeFrom();
const small = { ...neutral, tones: first ? [first, { ...first, name: 'sea', deep: '#001122' }] : [] };

describe('the tokens of a theme', () => {
  it('are its colours, sizes and tones, of which the first is the default', () => {
    expect(themeTokens(small).replaceAll(/[{};]/g, '$&\n')).toMatchInlineSnapshot(`
      ":root{
      color-scheme:light dark;
      --display:system-ui,sans-serif;
      --sans:system-ui,sans-serif;
      --figure-room:132cqi;
      --radius:.5rem;
      --text-small:.9375rem;
      --text:clamp(1rem,.9821rem + .0893vw,1.0625rem);
      --text-large:clamp(1.0625rem,.9911rem + .3571vw,1.3125rem);
      --text-h3:clamp(1.1875rem,1.1339rem + .2679vw,1.375rem);
      --text-h2:clamp(1.625rem,1.3393rem + 1.4286vw,2.625rem);
      --text-h1:clamp(2.25rem,1.6786rem + 2.8571vw,4.25rem);
      --text-figure:clamp(1.75rem,1.5357rem + 1.0714vw,2.5rem)}
      :root,[data-tone]{
      --tone-text:var(--tone-deep)}
      :root{
      --paper:#fff;
      --band:#f3f4f6;
      --card:#fff;
      --ink:#1b1f24;
      --ink-soft:#4b535d;
      --hairline:#d5d9de;
      --action:#0a58a6;
      --action-deep:#073f78;
      --on-action:#fff;
      --wrong:#a4161a;
      --wrong-band:#fdecea;
      --on-tone:#fff;
      --on-tone-hover:#eceef0;
      --shadow:0 1px 2px #1b1f2414,0 8px 24px #1b1f2414}
      :root,[data-tone=blue]{
      --tone-deep:#0a4f96;
      --tone-soft:#dfebf8}
      [data-tone=sea]{
      --tone-deep:#012;
      --tone-soft:#dfebf8;
      --tone-text:#0a4f96}
      @media (prefers-color-scheme:dark){
      :root{
      --paper:#15171a;
      --band:#1c1f23;
      --card:#23272c;
      --ink:#eceef0;
      --ink-soft:#b4bbc3;
      --hairline:#3a4048;
      --action:#8ec3ff;
      --action-deep:#b9daff;
      --on-action:#0b1c2e;
      --wrong:#ffb0ab;
      --wrong-band:#3a1a1c}
      :root,[data-tone=blue]{
      --tone-soft:#16314d;
      --tone-text:#a9d0f7}
      [data-tone=sea]{
      --tone-soft:#16314d;
      --tone-text:#a9d0f7}
      }
      "
    `);
  });

  it('have short names if the style sheets do', () => {
    const css = themeTokens(small, (name) => ({ paper: 'a', 'tone-deep': 'b' })[name] ?? name);
    expect(css).toContain(':root{--a:');
    expect(css).toContain('--tone-text:var(--b)}');
    expect(css).not.toContain('--paper');
  });

  it('leave the room of large figures to the style sheets if the font is a file of the site', () => {
    const files = [{ file: 'narrow.woff2', weights: { from: 700 } }];
    const display = { ...small.fonts.display, family: 'Narrow', files };
    expect(themeTokens({ ...small, fonts: { ...small.fonts, display } })).not.toContain('--figure-room');
  });

  it('let a text size grow between the least and the most that the theme sets', () => {
    const sized = { ...small, sizes: { ...small.sizes, h1: { least: 2, most: 4 } } };
    expect(themeTokens(sized)).toContain('--text-h1:clamp(2rem,1.4286rem + 2.8571vw,4rem)');
  });

  it('contain all colours and tones of the main site’s theme', () => {
    const file = join(import.meta.dirname, '../../pages-json/_theme.json');
    const theme: ThemeDocument = JSON.parse(readFileSync(file, 'utf8'));
    const css = themeTokens(themeFrom(theme));
    const hex = (text: string) => [...new Set(text.match(/#[0-9a-f]{6}/g))].sort();
    // With six digits for each colour, and the shadow without its opacity (14).
    const long = css
      .replaceAll(/#(.)(.)(.)(?![0-9a-f])/g, '#$1$1$2$2$3$3')
      .replaceAll(/(#[0-9a-f]{6})14/g, '$1');
    expect(hex(long)).toEqual(hex(JSON.stringify(theme)));
    for (const scheme of css.split('@media (prefers-color-scheme:dark)'))
      expect([...scheme.matchAll(/\[data-tone=([\w-]+)\]/g)].map(([, name]) => name)).toEqual(
        theme.tones.map(({ name }) => name),
      );
  });
});
