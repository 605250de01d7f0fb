import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installBrowser, installPackages } from './install.mjs';
import { readOptions } from './read-options.mjs';

readOptions(`Usage: npm run test:long

Builds the site and runs what takes too long for every npm test: every route in a browser, and the stress tests of
the server in full (a hundred kills, fifty restarts, twenty lost database connections, ten thousand posts).`);

const root = join(import.meta.dirname, '..');
const site = join(root, 'node_modules/.cache/test/site');

installPackages();
await installBrowser();
const env = {
  ...process.env,
  SITE_DIR: site,
  DEVELOPMENT_SITE_DIR: site, // nothing here asks for React for development
  TEST_DIR: 'tests/e2e-long',
  TRIALS: 'long',
  NODE_OPTIONS: '',
};
const run = (...options) =>
  spawnSync(process.execPath, options, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const trials = [
  'crash',
  'restart',
  'postgres-failures',
  'hostile',
  'slow-readers',
  'partial-requests',
  'random-requests',
  'overload',
  'spam-wave',
].map((name) => `tests/server/${name}.test.ts`);
process.exit(
  run(vitest, 'run', '--project', 'server', ...trials) ||
    run(vitest, 'run', '--project', 'unit', 'tests/compiler/hostile-documents.test.ts') ||
    run(vitest, 'run', '--project', 'site', 'tests/site/write-documents.test.ts') ||
    run('--import', 'tsx', join(root, 'scripts/build.ts'), '--out', site) ||
    run(playwright, 'test') ||
    0,
);
