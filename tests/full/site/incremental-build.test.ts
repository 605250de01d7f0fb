import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../../bench/load/random';
import { filesBelow } from '../../../src/files/read-tree';

import {
  build,
  contentOf,
  describeRandomChanges,
  folder,
  pages,
  tryToBuild,
} from '../../site/incremental-builds';

// 26 builds, each after one change; every 13th is compared with a clean build.
describeRandomChanges(26, 1, 13);

describe('an incremental build', () => {
  it('ignores what was damaged, cut off or deleted in its caches', async () => {
    const expected = await contentOf(await build('site', 'store'));
    const random = createRandom(8);
    const stored = (await filesBelow(folder)).filter((path) => /^store(-compiled)?\//.test(path));
    for (const path of stored) {
      const file = join(folder, path);
      const chance = random();
      // Replaced, never written into: the stored file is a hard link to that of a site.
      if (chance < 0.2) await rm(file);
      else if (chance < 0.4) await replace(file, (content) => content.subarray(0, content.length / 2));
      else if (chance < 0.6) await replace(file, (content) => Buffer.from(content).reverse());
    }
    expect(await contentOf(await build('site', 'store'))).toEqual(expected);
    expect(await contentOf(await build('site', 'store'))).toEqual(expected);
  });

  it('is not misled by what is written into the last site', async () => {
    const site = await build('site', 'store');
    const expected = await contentOf(site);
    await appendFile(join(site, 'index.html'), 'by hand');
    await truncate(join(site, 'about/index.html.br'), 10);
    expect(await contentOf(await build('site', 'store'))).toEqual(expected);
    // The next build is made of the site that was written into.
    expect(await contentOf(await build('site', 'store'))).toEqual(expected);
  });

  it('may run beside others that use the same caches', async () => {
    const expected = await contentOf(await build('site', 'store'));
    const sites = await Promise.all(['one', 'two', 'three'].map((name) => build(name, 'shared')));
    for (const site of sites) expect(await contentOf(site)).toEqual(expected);
  });
});

async function replace(file: string, change: (content: Buffer) => Uint8Array): Promise<void> {
  const content = await readFile(file);
  await rm(file);
  await writeFile(file, change(content));
}

it('an incremental build reports a document that has become invalid as a clean build does, and builds it again once it is valid', async () => {
  const before = await contentOf(await build('site', 'store'));
  const file = join(pages, 'portugal.json');
  const valid = await readFile(file, 'utf8');
  await writeFile(file, valid.replace('"tuition"', '"fares"').replace('"lead"', '"lede"'));
  const said = async (store: string) => {
    vi.mocked(console.error).mockClear();
    expect(await tryToBuild('site', store)).toBe(false);
    return vi.mocked(console.error).mock.calls;
  };
  expect(await said('store')).toEqual(await said('other'));
  await writeFile(file, valid.replace(/"lead": "[^"]*"/, '"lead": "Valid again."'));
  const picture = join(pages, '_images/share.svg');
  const drawn = await readFile(picture, 'utf8');
  await writeFile(picture, drawn.replace('</svg>', '<path d="M0 0h200v200H0z"/></svg>'));
  const site = await build('site', 'store');
  expect(await readFile(join(site, 'portugal/index.html'), 'utf8')).toContain('Valid again.');
  // A page that does not show the picture of its social card itself names the new card.
  const prices = await readFile(join(site, 'prices/index.html'), 'utf8');
  const [, card = ''] = /"og:image" content="https?:\/\/[^/"]+\/([^"]+)"/.exec(prices) ?? [];
  expect(Object.keys(await contentOf(site))).toContain(card);
  await writeFile(file, valid);
  await writeFile(picture, drawn);
  expect(await contentOf(await build('site', 'store'))).toEqual(before);
});
