import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../../scripts/read-tree';
import { siteFolder } from '../../site/site-folder';

/** What an author notes of a figure and no visitor reads. */
const doubts =
  /\(unconfirmed\)|\bSample: |by mistake|not yet compared|still to be written|No period and no number|our own advice/;

it('no page tells visitors what its author doubts', async () => {
  const pages = (await filesBelow(siteFolder)).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(37);
  const found = pages.flatMap((file) => {
    const [phrase] = doubts.exec(readFileSync(join(siteFolder, file), 'utf8')) ?? [];
    return phrase === undefined ? [] : `${file}: ${phrase}`;
  });
  expect(found).toEqual([]);
});

it('every page says in its footer that the site is a demonstration', async () => {
  const footer = readFileSync(join(siteFolder, 'index.html'), 'utf8').split('<footer')[1];
  expect(footer).toContain('This site is a demonstration');
});
