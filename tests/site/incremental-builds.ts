import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createRandom } from '../../bench/load/random';
import { caches } from '../../src/cache/caches';
import { filesBelow } from '../../src/files/read-tree';
import { buildSite } from '../../src/generate/build-site';
import { copyOfFixture } from './build-site';

export let pages: string;
export let folder: string;

beforeAll(async () => {
  ({ pages } = await copyOfFixture());
  folder = await mkdtemp(join(tmpdir(), 'prospectus-incremental-'));
});
afterAll(() => Promise.all([dirname(pages), folder].map((path) => rm(path, { recursive: true }))));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Builds into the folder `name`, with the caches that builds with the same `store` have left. */
export async function build(name: string, store: string): Promise<string> {
  expect(await tryToBuild(name, store)).toBe(true);
  return join(folder, name);
}

export function tryToBuild(name: string, store: string): Promise<boolean> {
  const out = join(folder, name);
  const files = join(folder, store);
  const compiled = `${files}-compiled`;
  const options = { pages, out, target: out, mode: 'production', release: false } as const;
  return buildSite(options, { ...caches, compiled, files });
}

/** A hash of each file, by its path. */
export async function contentOf(out: string): Promise<Record<string, string>> {
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

/** Makes a change; its number makes what is written different from before, and `oneOf` chooses from a list. */
type Change = (number: number, oneOf: <T>(list: readonly T[]) => T) => Promise<unknown>;
/** The paths of the documents that changes have added and not removed. */
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
  (number) => change('_forms/tour.json', /"label": "[^"]*"/, `"label": "Name ${number}"`),
  (number, oneOf) =>
    appendFile(join(pages, '_images', oneOf(['norway.svg', 'hero.svg', 'mark.svg'])), `<!-- ${number} -->`),
];

/**
 * A test that makes `builds` incremental builds, each after `changesEach` random changes, and compares every
 * `comparedEach`-th of them with a clean build.
 */
export function describeRandomChanges(builds: number, changesEach: number, comparedEach: number): void {
  it('an incremental build writes what a clean build writes, after random changes', {
    timeout: 600_000,
  }, async () => {
    const random = createRandom(7);
    const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    added = [];
    await build('site', 'store');
    for (let number = 1; number <= builds; number += 1) {
      for (let index = 0; index < changesEach; index += 1)
        await oneOf(changes)(number * changesEach + index, oneOf);
      const site = await build('site', 'store');
      if (number % comparedEach !== 0) continue;
      const clean = await build('clean', `store-${number}`);
      expect(await contentOf(site)).toEqual(await contentOf(clean));
      for (const end of ['', '-compiled'])
        await rm(join(folder, `store-${number}${end}`), { recursive: true });
    }
  });
}
