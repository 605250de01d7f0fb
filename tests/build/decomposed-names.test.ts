import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawSocialCards } from '../../src/assets/social-cards';
import { subsetFonts, withFallbacks } from '../../src/assets/theme-fonts';
import type { ThemeFont } from '../../src/generated/documents';
import { readRevisionIn } from '../../src/sources/read-revision';
import { themeFrom } from '../../src/theme/theme';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-names-'));
const cache = join(folder, 'cache');
for (const name of ['_files', '_fonts', '_images']) mkdirSync(join(folder, name));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file whose name is stored with decomposed accents', () => {
  it('is found for a social card', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9" width="12" height="9"/>';
    writeFileSync(join(folder, '_images/cafe\u0301.svg'), svg);
    const image = {
      path: 'café.svg',
      file: 'café.svg',
      url: '/café.svg',
      size: { width: 12, height: 9 },
      bytes: 9,
    };
    const { cards } = await drawSocialCards(new Map([['/café.svg', {}]]), folder, [image], '#ffffff', cache);
    expect([...cards.keys()]).toEqual(['/café.svg']);
  });

  it('is found as a font of the theme', async () => {
    cpSync('tests/fixtures/_fonts/newsreader.woff2', join(folder, '_fonts/cafe\u0301.woff2'));
    const text: ThemeFont = {
      family: 'Café',
      generic: 'serif',
      files: [{ file: 'café.woff2', weights: { from: 600 } }],
    };
    const theme = { ...themeFrom(), fonts: { display: { generic: 'serif' as const }, text } };
    expect((await withFallbacks(theme, folder, cache)).fonts.text.fallbacks).toHaveLength(2);
    expect([...(await subsetFonts(theme, [], folder, cache)).keys()]).toEqual(['café.woff2']);
  });

  it('is found as a download that a revision may have changed', async () => {
    writeFileSync(join(folder, '_files/cafe\u0301.pdf'), '%PDF-');
    const { fileHashes } = await readRevisionIn(folder);
    expect([...(fileHashes?.keys() ?? [])]).toEqual(['café.pdf']);
  });
});
