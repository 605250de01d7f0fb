import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { siteFolder } from './site-folder';

/** What an author notes of a figure and no visitor may read. A form that sends nothing calls itself “a sample: …”. */
const doubts =
  /\(unconfirmed\)|(?<!\ba )\bsample: |by mistake|not yet compared|still to be written|no period and no number|our own advice|third-party pages/i;

/** Pages as they are read: without the comments that React leaves between two texts, and with plain spaces. */
const read = (file: string) =>
  readFileSync(join(siteFolder, file), 'utf8')
    .replace(/<!--.*?-->/g, '')
    .replace(/(?:\s|\u00a0|&nbsp;|&#160;|&#xa0;)+/gi, ' ');

it('no page tells visitors what its author doubts', async () => {
  const pages = (await filesBelow(siteFolder)).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(37); // it is the whole site that is looked at
  const found = pages.flatMap((file) => {
    const [phrase] = doubts.exec(read(file)) ?? [];
    return phrase === undefined ? [] : `${file}: ${phrase}`;
  });
  expect(found).toEqual([]);
});

it('the home page says in its footer that the site is a demonstration', async () => {
  const footer = readFileSync(join(siteFolder, 'index.html'), 'utf8').split('<footer')[1];
  expect(footer).toContain('This site is a demonstration');
});
