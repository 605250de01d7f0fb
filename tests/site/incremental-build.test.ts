import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../bench/load/random';
import { buildSite } from '../../scripts/build/build-site';
import { caches } from '../../scripts/build/caches';
import type { Shard } from '../../scripts/build/shard';
import { filesBelow } from '../../scripts/read-tree';
import { isLong } from '../is-long';
import { copyOfFixture } from './build-site';

const whole: Shard = { number: 1, of: 1 };
let pages: string;
let folder: string;

beforeAll(async () => {
  ({ pages } = await copyOfFixture());
  folder = await mkdtemp(join(tmpdir(), 'prospectus-incremental-'));
});
afterAll(() => Promise.all([dirname(pages), folder].map((path) => rm(path, { recursive: true }))));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Builds into a folder of this name, with stores of that name. */
async function build(name: string, store: string, shard = whole): Promise<string> {
  expect(await tryToBuild(name, store, shard)).toBe(true);
  return join(folder, name);
}

function tryToBuild(name: string, store: string, shard = whole): Promise<boolean> {
  const out = join(folder, name);
  const files = join(folder, store);
  const [documents, sites] = [`${files}-documents`, `${files}-sites`];
  const options = { pages, out, target: out, mode: 'production', release: false, shard } as const;
  return buildSite(options, { ...caches, documents, files, sites });
}

/** A hash of each file, by its path. */
async function contentOf(out: string): Promise<Record<string, string>> {
  const entries = (await filesBelow(out)).map(async (path) => [
    path,
    createHash('sha256')
      .update(await readFile(join(out, path)))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function change(path: string, found: RegExp, text: string): Promise<void> {
  const file = join(pages, path);
  const before = await readFile(file, 'utf8');
  const after = before.replace(found, text);
  expect(after, `${path} has ${found}`).not.toBe(before);
  await writeFile(file, after);
}

const countries = ['norway', 'portugal', 'japan', 'iceland', 'chile', 'kenya'].map((name) => `${name}.json`);

/** Changes of every kind; each with the number of the change, and a choice from a list. */
type Change = (number: number, oneOf: <T>(list: readonly T[]) => T) => Promise<unknown>;
let added: string[] = [];
const changes: readonly Change[] = [
  (number, oneOf) => change(oneOf(countries), /"lead": "[^"]*"/, `"lead": "Edited **${number}** times."`),
  (number) =>
    change('_facts/portugal.json', /"from": \d+,\s+"to": 1500,/, `"from": ${1000 + number}, "to": 1500,`),
  async (number) => {
    const text = await readFile(join(pages, 'privacy-policy.json'), 'utf8');
    const path = `policy-${number}.json`;
    added.push(path);
    await writeFile(join(pages, path), text.replace(/"title": "[^"]*"/, `"title": "Policy ${number}"`));
  },
  async () => {
    const path = added.pop();
    if (path) await rm(join(pages, path));
  },
  async (number) => {
    const path = added.pop();
    if (!path) return;
    const name = `renamed-${number}.json`;
    await rename(join(pages, path), join(pages, name));
    added.push(name);
  },
  (number) => change('_site.json', /"copyright": "[^"]*"/, `"copyright": "© ${number}"`),
  (number) =>
    change('_site.json', /"redirects": \[/, `"redirects": [{ "from": "/old-${number}", "to": "/about" },`),
  (number) =>
    change('norway.json', /"listing": \{\s*"name": "[^"]*"/, `"listing": { "name": "Norway ${number}"`),
  (number) => change('_site.json', /"label": "Countries[^"]*"/, `"label": "Countries ${number}"`),
  (number) => change('_words.json', /"home": "[^"]*"/, `"home": "Home ${number}"`),
  (number) => change('_collections/offices.json', /"name": "[^"]*"/, `"name": "Office ${number}"`),
  (number, oneOf) => change(oneOf(countries), /"description": "/, `"description": "${number}. `),
  async (_number, oneOf) => {
    const path = oneOf(added);
    if (!path) return;
    const text = await readFile(join(pages, path), 'utf8');
    const isDraft = text.startsWith('{ "draft": true,');
    await writeFile(
      join(pages, path),
      text.replace(/^\{( "draft": true,)?/, isDraft ? '{' : '{ "draft": true,'),
    );
  },
  (number) => change('_collections/partners.json', /"name": "[^"]*"/, `"name": "Institute ${number}"`),
  (number) => change('_forms/consultation.json', /"label": "[^"]*"/, `"label": "Name ${number}"`),
  (number, oneOf) =>
    appendFile(join(pages, '_images', oneOf(['norway.svg', 'hero.svg', 'mark.svg'])), `<!-- ${number} -->`),
];

/** How many builds there are, after how many changes each, and after how many of them a clean one is compared. */
const [builds, atOnce, compared] = isLong ? [50, 1, 25] : [4, 4, 4];

describe('a build that takes what has not changed from earlier ones', () => {
  it('writes what a clean build writes, byte for byte, after random changes', {
    timeout: 600_000,
  }, async () => {
    const random = createRandom(7);
    const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    added = [];
    await build('site', 'store');
    for (let number = 1; number <= builds; number += 1) {
      for (let change = 0; change < atOnce; change += 1)
        await oneOf(changes)(number * atOnce + change, oneOf);
      const site = await build('site', 'store');
      if (number % compared !== 0) continue;
      const clean = await build('clean', `store-${number}`);
      expect(await contentOf(site)).toEqual(await contentOf(clean));
      for (const end of ['', '-documents', '-sites'])
        await rm(join(folder, `store-${number}${end}`), { recursive: true });
    }
  });

  it('says of a document that has become invalid what a clean build says, and builds it again once it is valid', async () => {
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
    const site = await build('site', 'store');
    expect(await readFile(join(site, 'portugal/index.html'), 'utf8')).toContain('Valid again.');
    await writeFile(file, valid);
    expect(await contentOf(await build('site', 'store'))).toEqual(before);
  });

  it('ignores what was damaged, cut off or deleted', async () => {
    const expected = await contentOf(await build('site', 'store'));
    const random = createRandom(8);
    const stored = (await filesBelow(folder)).filter((path) => /^store(-documents)?\//.test(path));
    for (const path of stored) {
      const file = join(folder, path);
      const chance = random();
      // Never written into: the file is a link to that of a site.
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
    // The next one is made of the site that was written into.
    expect(await contentOf(await build('site', 'store'))).toEqual(expected);
  });

  it('may run beside another', async () => {
    const expected = await contentOf(await build('site', 'store'));
    const sites = await Promise.all(
      (isLong ? ['one', 'two', 'three'] : ['one', 'two']).map((name) => build(name, 'shared')),
    );
    for (const site of sites) expect(await contentOf(site)).toEqual(expected);
  });
});

describe('the parts of a site', () => {
  it('are the whole when they are copied over one another', async () => {
    const expected = await contentOf(await build('site', 'store'));
    const parts: Record<string, string>[] = [];
    const of = isLong ? 4 : 2;
    for (let number = 1; number <= of; number += 1) {
      const part = await contentOf(await build('part', 'store', { number, of }));
      expect(Object.keys(part).length).toBeLessThan(Object.keys(expected).length);
      parts.push(part);
    }
    expect(Object.assign({}, ...parts)).toEqual(expected);
    const pagesIn = (part: Record<string, string>) =>
      Object.keys(part).filter((path) => path.endsWith('index.html'));
    const counts = parts.map((part) => pagesIn(part).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    for (const path of Object.keys(expected))
      for (const part of parts) if (path in part) expect(part[path]).toBe(expected[path]);
  });
});

async function replace(file: string, change: (content: Buffer) => Uint8Array): Promise<void> {
  const content = await readFile(file);
  await rm(file);
  await writeFile(file, change(content));
}
