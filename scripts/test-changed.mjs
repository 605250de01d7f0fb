import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readOptions } from '../src/cli/read-options.mjs';
import { installBrowser, installPackages } from './install.mjs';
import { build, finish, makeCache, playwright, vitest } from './test-parts.mjs';

const { positionals } = readOptions(
  `Usage: npm run test:changed [<commit>]

Runs the unit tests of everything that imports a file which has changed since the commit (HEAD by default), and the
browser tests of the blocks whose own files have changed.`,
  { allowPositionals: true },
);
const [commit = 'HEAD'] = positionals;

installPackages();
makeCache();
const changed = changedFiles();
const specs = specsOf(changed);
await Promise.all([
  vitest('unit', ['unit'], ...testFilters(changed), '--changed', commit, '--passWithNoTests'),
  specs.length > 0 && testInBrowser(),
]);
finish();

async function testInBrowser() {
  await installBrowser();
  if (await build('fixture', 'tests/fixture/pages', '--mode', 'development'))
    await playwright('browser', '--config', 'tests/e2e/engine/playwright.config.ts', ...specs);
}

/**
 * The beginnings of the paths of tests to consider: if only blocks have changed, of those that may import blocks
 * (tests/source/house.ts), because Vitest takes long to find out what all tests import. Empty for all tests.
 */
function testFilters(files) {
  const areAllInBlocks = files.length > 0 && files.every((file) => file.startsWith('src/blocks/'));
  return areAllInBlocks ? ['src/blocks', 'src/renderer', 'src/entry', 'tests'] : [];
}

/** Files changed since the given commit, including uncommitted ones. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Browser tests named after a block whose files have changed. */
function specsOf(files) {
  const blocks = new Set(files.flatMap((file) => /^src\/blocks\/([^/]+)\//.exec(file)?.[1] ?? []));
  const all = readdirSync('tests/e2e/engine').filter((file) => file.endsWith('.spec.ts'));
  return all.filter((file) => [...blocks].some((block) => file.startsWith(block)));
}
