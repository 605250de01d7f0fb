import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { caches } from '../../../src/cache/caches';
import { filesBelow } from '../../../src/files/read-tree';
import { buildSite } from '../../../src/generate/build-site';
import { copyOfFixture } from '../../site/build-site';

/** Enough pages for the build to start worker threads that render some of them. */
const count = 320;

let pages: string;
let folder: string;
beforeAll(async () => {
  ({ pages } = await copyOfFixture());
  folder = await mkdtemp(join(tmpdir(), 'prospectus-many-'));
  for (let number = 1; number <= count; number += 1)
    await writeFile(join(pages, `policy-${number}.json`), JSON.stringify(policy(`Policy ${number}`)));
});
afterAll(() => Promise.all([dirname(pages), folder].map((path) => rm(path, { recursive: true }))));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const policy = (title: string) => ({
  kind: 'page',
  title,
  description: 'What we do with the details that you send us.',
  breadcrumb: title,
  blocks: [{ type: 'banner', title }],
});

/** Builds into the folder `name`, with the caches that are called `store`. */
function build(name: string, store: string): Promise<boolean> {
  const out = join(folder, name);
  const [compiled, files] = ['compiled', 'files']
    .map((end) => `${store}-${end}`)
    .map((path) => join(folder, path)) as [string, string];
  const options = { pages, out, target: out, mode: 'production', release: false } as const;
  return buildSite(options, { ...caches, compiled, files });
}

async function contentOf(name: string): Promise<ReadonlyMap<string, string>> {
  const paths = await filesBelow(join(folder, name));
  const texts = paths.map(
    async (path) => [path, await readFile(join(folder, name, path), 'latin1')] as const,
  );
  return new Map(await Promise.all(texts));
}

describe('many new documents', () => {
  it('are rendered in several threads, into the same files as from the cache', async () => {
    expect(await build('first', 'first')).toBe(true);
    expect(await build('again', 'first')).toBe(true); // from the caches that the first build has left
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
