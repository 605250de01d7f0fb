import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createStyleFinder } from '../../src/bundle/style-finder';
import { sheetsFor, styleParts } from '../../src/bundle/style-parts';

const sheet = (file: string, css: string) => ({ file, css, deferredCss: '' });
const tokens = sheet('src/renderer/tokens.css', '@layer tokens,ui,blocks;@layer tokens{}');

describe('the parts of the styles', () => {
  it('begin with the order of the layers, once, in the part of every page', () => {
    const [page] = styleParts([
      tokens,
      sheet('src/ui/note.module.css', '@layer ui,blocks;@layer ui{.a{}}@layer blocks;'),
    ]);
    expect(page).toEqual({ css: '@layer tokens,ui,blocks;@layer tokens{}@layer ui{.a{}}' });
  });

  it('have one for the blocks that are on the same pages', () => {
    const parts = styleParts([
      tokens,
      sheet('src/blocks/facts/facts.module.css', '@layer blocks{.a{margin:.5rem}.b .c{}}'),
      sheet('src/blocks/reasons/reasons.module.css', '@layer blocks{.d{}}'),
    ]);
    expect(parts.slice(1)).toEqual([
      {
        css: '@layer blocks{.a{margin:.5rem}.b .c{}.d{}}',
        classNames: new Set(['a', 'b', 'c', 'd']),
      },
    ]);
  });

  it('have one for a new block', () => {
    const parts = styleParts([tokens, sheet('src/blocks/quiz/quiz.module.css', '@layer blocks{.q{}}')]);
    expect(parts.slice(1)).toEqual([{ css: '@layer blocks{.q{}}', classNames: new Set(['q']) }]);
  });

  it('are on the pages that have their characters, if they are font faces', () => {
    const faces = { css: '@font-face{}', characters: '₹₨' };
    const stylesOf = createStyleFinder([{ css: tokens.css }, faces]);
    expect(stylesOf('<p>Rs 500</p>')).toEqual([tokens.css]);
    expect(stylesOf('<p>₹500</p>')).toEqual([tokens.css, faces.css]);
  });

  it('are also those of what a page shares with others, each once and in their order', () => {
    const parts = [
      { css: 'all' },
      { css: 'menu', classNames: new Set(['m']) },
      { css: 'card', classNames: new Set(['c']) },
      { css: 'sums', characters: '₹' },
    ];
    const stylesOf = createStyleFinder(parts);
    const header = '<nav class="m c">₹</nav>';
    expect(stylesOf('<p class="c">')).toEqual(['all', 'card']);
    expect(stylesOf('<p class="c">', [header])).toEqual(['all', 'menu', 'card', 'sums']);
    expect(stylesOf('<p>', [header, '<footer>'])).toEqual(['all', 'menu', 'card', 'sums']);
    expect(stylesOf('<p class="c">')).toEqual(['all', 'card']);
  });

  it('are those of the blocks that a site has, and of what is on every page', () => {
    const note = sheet('src/ui/note.module.css', '@layer ui{.n{}}');
    const facts = sheet('src/blocks/facts/facts.module.css', '@layer blocks{.f{}}');
    const reasons = sheet('src/blocks/reasons/reasons.module.css', '@layer blocks{.r{}}');
    const shared = sheet('src/ui/table/labelled-table.module.css', '@layer ui{.l{}}');
    const needs = (...types: string[]) => ({ blockTypes: new Set(types), rightToLeft: false });
    const sheets = [tokens, note, facts, reasons, shared];
    expect(sheetsFor(sheets, needs('facts'))).toEqual([tokens, note, facts, shared]);
    expect(sheetsFor(sheets, needs())).toEqual([tokens, note, shared]);
    const group = sheet('src/blocks/facts/kinds/group.module.css', '@layer blocks{.g{}}');
    expect(sheetsFor([facts, group], needs('facts'))).toEqual([facts]);
    expect(sheetsFor([facts, group], needs('facts', 'facts/kinds'))).toEqual([facts, group]);
  });

  it('are those from right to left only on a site that has any, on the pages that run so', () => {
    const mirrored = sheet('src/renderer/right-to-left.css', 'p:dir(rtl){scale:-1 1}');
    const needs = { blockTypes: new Set<string>() };
    expect(sheetsFor([mirrored], { ...needs, rightToLeft: false })).toEqual([]);
    const needed = sheetsFor([mirrored], { ...needs, rightToLeft: true });
    expect(styleParts(needed)).toEqual([{ css: mirrored.css, neededByHtml: 'dir="rtl"' }]);
  });

  it('are few on a site with many blocks: each is a hash in the head of every answer', () => {
    const written = readdirSync('tests/fixture/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join('tests/fixture/pages', file), 'utf8'));
    const types = new Set(
      written.flatMap((text) => [...text.matchAll(/"type": "([a-z-]+)"/g)].map(([, type = '']) => type)),
    );
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.module.css'),
    );
    const needed = sheetsFor(
      files.map((file) => sheet(`src/${file}`, '')),
      { blockTypes: types, rightToLeft: false },
    );
    expect(styleParts(needed).length).toBeLessThanOrEqual(24);
  });
});
