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
const specs = specsOf(changedFiles());
await Promise.all([
  vitest('unit', ['unit'], '--changed', commit, '--passWithNoTests'),
  specs.length > 0 && testInBrowser(),
]);
finish();

async function testInBrowser() {
  await installBrowser();
  if (await build('fixture', 'tests/fixture/pages', '--mode', 'development'))
    await playwright('browser', '--config', 'tests/e2e/engine/playwright.config.ts', ...specs);
}

/** Files changed since the given commit, including uncommitted ones. */
function changedFiles() {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Browser tests named after a block whose files have changed. */
function specsOf(files) {
  const blocks = new Set(files.flatMap((file) => /^src\/blocks\/([^/]+)\//.exec(file)?.[1] ?? []));
  const all = readdirSync('tests/e2e/engine').filter((file) => file.endsWith('.spec.ts'));
  return all.filter((file) => [...blocks].some((block) => file.startsWith(block)));
}
