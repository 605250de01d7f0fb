import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../built-sites';

const assets = join(folderOf('main'), 'assets');

it('the code that computes a proof of work is in a file of its own', async () => {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const firstWord = String(0x6a09e667); // of the initial hash value: FIPS 180-4, 5.3.3
  const found: string[] = [];
  for (const name of scripts) {
    if ((await readFile(join(assets, name), 'utf8')).includes(firstWord)) found.push(name);
  }
  expect(found).toEqual([expect.stringMatching(/^prove-work\./)]);
});
