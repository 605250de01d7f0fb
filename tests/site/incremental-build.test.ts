import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

import { build, contentOf, describeRandomChanges, pages, tryToBuild } from './incremental-builds';

describeRandomChanges(1, 12, 1);

it('a build that takes what has not changed says of a document that has become invalid what a clean build says, and builds it again once it is valid', async () => {
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
  // A page that shows nothing of the picture that it is shared with names the card that is there.
  const prices = await readFile(join(site, 'prices/index.html'), 'utf8');
  const [, card = ''] = /"og:image" content="https?:\/\/[^/"]+\/([^"]+)"/.exec(prices) ?? [];
  expect(Object.keys(await contentOf(site))).toContain(card);
  await writeFile(file, valid);
  await writeFile(picture, drawn);
  expect(await contentOf(await build('site', 'store'))).toEqual(before);
});
