import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { root } from './house';

/** The folders of this repository; in `examples` the docs also name sites that somebody might begin. */
const folders = 'artwork|bench|bin|create|docs|packs|schema|scripts|server|src|starters|tests';

/** From the root, without a placeholder: `src/dev/dev-app.ts`, `tests/full`. */
const isPath = new RegExp(`^(${folders})/[\\w./-]+$`);

/** A file of code, as decisions shorten it: `emit/headers.ts`. Those of sites are in folders that begin with “_”. */
const isCode = /^([\w.-]+\/)*[\w.-]+\.(tsx?|mjs)$/;
const isOfSite = (name: string) => /(^|\/)[_.]/.test(name);

/** What `npm run build -- --server DIR` writes. */
const built = ['server.mjs', 'enquiries.mjs'];

const files = (
  await Promise.all(
    [...folders.split('|'), 'examples/escola/site'].map(async (folder) =>
      (await filesBelow(join(root, folder))).map((file) => `/${folder}/${file}`),
    ),
  )
).flat();

const isThere = (name: string) =>
  isPath.test(name) ? existsSync(join(root, name)) : files.some((file) => file.endsWith(`/${name}`));

const inDocs = (await filesBelow(join(root, 'docs'))).map((file) => posix.join('docs', file));
const pages = ['README.md', 'CONTRIBUTING.md', ...inDocs.filter((file) => file.endsWith('.md'))];

/** Without blocks of code: they show what is to be written. */
const textOf = (page: string) => readFileSync(join(root, page), 'utf8').replace(/^```.*?^```/gms, '');

const named = (page: string) => [...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

const pathsIn = (page: string) =>
  named(page).filter(
    (name) => isPath.test(name) || (isCode.test(name) && !isOfSite(name) && !built.includes(name)),
  );

it.each(pages)('names files and folders that are there: %s', (page) => {
  expect(pathsIn(page).filter((name) => !isThere(name))).toEqual([]);
});

it('looks at hundreds of names', () => {
  expect(pages.flatMap(pathsIn).length).toBeGreaterThan(200);
});
