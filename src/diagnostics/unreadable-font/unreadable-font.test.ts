import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { readFont } from '../../sources/read-sources';
import neutral from '../../theme/default.json' with { type: 'json' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-font-'));
  await mkdir(join(folder, '_fonts'));
  await writeFile(join(folder, '_fonts/lato.woff2'), '<!doctype html>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a font file of the theme', () => {
  it('is an error if it is not a font', async () => {
    expect((await readFont('tests/fixtures', 'newsreader.woff2')).unreadable).toBeUndefined();
    const { unreadable } = await readFont(folder, 'lato.woff2');
    const text = {
      family: 'Lato',
      generic: 'sans-serif',
      files: [{ file: 'lato.woff2', weights: { from: 400 } }],
    };
    const theme = { ...neutral, tones: neutral.tones.slice(0, 1), fonts: { ...neutral.fonts, text } };
    const shown = site({ '_theme.json': theme }, { fonts: { 'lato.woff2': { unreadable } } });
    expect(shown.report()).toMatchInlineSnapshot(`
      "pages-json/_theme.json:105:19  error  unreadable-font
        105 |           "file": "lato.woff2",
            |                   ^^^^^^^^^^^^ This is not a font, although its name ends in .woff2.
        hint: Download the font again, as WOFF2, WOFF, TTF or OTF.

      1 error, 0 warnings."
    `);
  });

  it('is an error if it is damaged', async () => {
    const font = await readFile('tests/fixtures/_fonts/newsreader.woff2');
    const damaged = {
      'half.woff2': font.subarray(0, font.length / 2),
      'changed.woff2': Buffer.concat([font.subarray(0, 5000), Buffer.alloc(400, 7), font.subarray(5400)]),
      'begun.ttf': Buffer.from([0, 1, 0, 0]),
      'begun.otf': Buffer.from('OTTO'),
      'begun.woff': Buffer.from('wOFF'),
    };
    for (const [name, content] of Object.entries(damaged)) {
      await writeFile(join(folder, '_fonts', name), content);
      expect((await readFont(folder, name)).unreadable, name).toBe('This font is damaged.');
    }
    expect((await readFont('tests/fixtures', 'source-sans-3-rupee.woff2')).unreadable).toBeUndefined();
    await writeFile(join(folder, '_fonts/whole.woff2'), font);
    // The second time, the result comes from the cache (assets/theme-fonts.ts).
    for (const _time of ['at first', 'again'])
      expect((await readFont(folder, 'whole.woff2')).unreadable).toBeUndefined();
  });
});
