import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLogo } from '../../scripts/read-logo';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-logo-'));
  await mkdir(join(folder, '_images'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const read = async (svg: string) => {
  await writeFile(join(folder, '_images/logo.svg'), svg);
  return readLogo({ logo: { header: 'logo.svg' } }, folder);
};

describe('the logo beside the name', () => {
  it('is what is drawn, without what only a file needs', async () => {
    const svg =
      '<?xml version="1.0"?>\n<svg xmlns="x" viewBox="0 0 64 32">\n  <!-- A sea. -->\n  <path d="M0 0"/>\n</svg>';
    expect(await read(svg)).toEqual({ viewBox: '0 0 64 32', markup: '<path d="M0 0"/>' });
  });

  it('is painted as the outermost element says', async () => {
    const svg =
      '<svg viewBox="0 0 8 8" class="x" fill="none" stroke="currentColor" stroke-width="4"><path/></svg>';
    expect((await read(svg))?.markup).toBe(
      '<g fill="none" stroke="currentColor" stroke-width="4"><path/></g>',
    );
  });

  it('is as large as the drawing that says no more', async () => {
    expect((await read('<svg width="40" height="20px"><path/></svg>'))?.viewBox).toBe('0 0 40 20');
  });

  it('has a second drawing for dark grounds, if the theme names one', async () => {
    await writeFile(join(folder, '_images/logo.svg'), '<svg viewBox="0 0 8 8"><path/></svg>');
    await writeFile(join(folder, '_images/dark.svg'), '<svg viewBox="0 0 9 9"><circle/></svg>');
    expect(await readLogo({ logo: { header: 'logo.svg', dark: 'dark.svg' } }, folder)).toEqual({
      viewBox: '0 0 8 8',
      markup: '<path/>',
      dark: { viewBox: '0 0 9 9', markup: '<circle/>' },
    });
  });

  it('is none where the theme names none', async () => {
    expect(await readLogo({}, folder)).toBeUndefined();
  });
});
