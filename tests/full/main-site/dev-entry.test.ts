import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../../src/files/read-tree';
import { siteFolder } from '../../site/site-folder';

/** Messages of the dev server, a global that it sets in pages, and the notice on drafts. */
const devOnlyTexts = [
  'prospectus:site',
  'prospectus:ready',
  'servedPage',
  'visitors do not see this page yet',
];

it('a built site contains no code of the dev server', async () => {
  const sources = ['entry-dev.ts', 'preview/author-notices.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, '../../../src', file), 'utf8'),
  );
  expect(devOnlyTexts.filter((text) => !sources.join('').includes(text))).toEqual([]);

  const files = (await filesBelow(siteFolder)).filter((file) => /\.(js|html|json)$/.test(file));
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  const texts = files.map((file) => ({ file, text: readFileSync(join(siteFolder, file), 'utf8') }));
  const found = texts.filter(({ text }) =>
    [...devOnlyTexts, 'vite-error-overlay'].some((devOnly) => text.includes(devOnly)),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});
