import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import vitest from '../../vitest.config';
import fullVitest from '../full/vitest.config';
import { root } from './house';

interface Project {
  test: { include: readonly string[] };
}

const patterns = [vitest, fullVitest].flatMap(({ test }) =>
  ((test?.projects ?? []) as readonly Project[]).flatMap((project) => project.test.include),
);

/** The specifications that Playwright runs, by playwright.config.ts and tests/full/playwright.config.ts. */
const specPattern =
  'tests/{e2e/{engine,smoke},full/e2e/{any-site,engine,escola},full/main-site}/**/*.spec.ts';

it('every test file is run by a project', async () => {
  const folders = ['bench', 'create', 'examples', 'pages-json', 'server', 'src', 'tests'];
  const paths = await Promise.all(
    folders.map(async (folder) => (await filesBelow(`${root}/${folder}`)).map((path) => `${folder}/${path}`)),
  );
  const tests = paths.flat().filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(500);
  expect(
    tests.filter((path) => ![...patterns, specPattern].some((pattern) => matchesGlob(path, pattern))),
  ).toEqual([]);
});
