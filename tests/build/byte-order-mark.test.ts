import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../src/files/read-tree';
import { page, site } from '../compiler/site';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a document that an editor saved with a byte order mark', () => {
  const text = `\uFEFF${JSON.stringify(page()('about.json'))}`;

  it('is read like any other', async () => {
    const path = join(folder, 'about.json');
    await writeFile(path, text);
    expect(site({ 'about.json': await readText(path) }).report()).toBe('No problems.');
  });

  it('has the mark reported if it is not removed, since nobody can see it', () => {
    const [{ message = '', location } = {}] = site({ 'about.json': text }).diagnostics;
    expect([message, location?.column]).toEqual(['There is an invisible character here.', 1]);
  });
});
