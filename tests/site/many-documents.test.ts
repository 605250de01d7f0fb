import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../scripts/build/build-site';
import { caches } from '../../scripts/build/caches';
import { filesBelow } from '../../scripts/read-tree';
import { copyOfFixture } from './build-site';

/** Enough that threads inspect some of them, as soon as there are bundles. */
const count = 320;

let pages: string;
let folder: string;
beforeAll(async () => {
  ({ pages } = await copyOfFixture());
  folder = await mkdtemp(join(tmpdir(), 'prospectus-many-'));
  const text = await readFile(join(pages, 'privacy-policy.json'), 'utf8');
  for (let number = 1; number <= count; number += 1)
    await writeFile(join(pages, `policy-${number}.json`), titled(text, `Policy ${number}`));
});
afterAll(() => Promise.all([dirname(pages), folder].map((path) => rm(path, { recursive: true }))));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const titled = (text: string, title: string) => text.replace(/"title": "[^"]*"/, `"title": "${title}"`);

/** Builds with the documents that `known` has stored, and the pages that `store` has. */
function build(name: string, known: string, store = known): Promise<boolean> {
  const out = join(folder, name);
  const [documents, files, sites] = [`${known}-documents`, `${store}-files`, `${store}-sites`].map((path) =>
    join(folder, path),
  ) as [string, string, string];
  const shard = { number: 1, of: 1 };
  const options = { pages, out, target: out, mode: 'production', release: false, shard } as const;
  return buildSite(options, { ...caches, documents, files, sites });
}

async function contentOf(name: string): Promise<ReadonlyMap<string, string>> {
  const paths = await filesBelow(join(folder, name));
  const texts = paths.map(
    async (path) => [path, await readFile(join(folder, name, path), 'latin1')] as const,
  );
  return new Map(await Promise.all(texts));
}

describe('many new documents', () => {
  it('are inspected in several threads, and written as when they are known already', async () => {
    expect(await build('first', 'first')).toBe(true);
    expect(await build('again', 'first', 'again')).toBe(true);
    const first = await contentOf('first');
    expect(first.size).toBeGreaterThan(2 * count);
    expect(await contentOf('again')).toEqual(first);
  });

  it('are refused if some are invalid, each with its message', async () => {
    const broken = [7, 150, 319].map((number) => `policy-${number}.json`);
    for (const file of broken.map((path) => join(pages, path)))
      await writeFile(file, (await readFile(file, 'utf8')).replace('"description"', '"descripton"'));
    expect(await build('broken', 'broken')).toBe(false);
    const said = vi.mocked(console.error).mock.calls.flat().join('\n');
    for (const path of broken) expect(said).toContain(path);
    expect(said.match(/descripton/g)?.length).toBeGreaterThanOrEqual(broken.length);
  });
});
