import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installBrowser, installPackages } from './install.mjs';
import { readOptions } from './read-options.mjs';

readOptions(`Usage: npm run test:long

Builds the site and runs what takes too long for every npm test: every route in a browser, layouts at more widths,
presses on more processors, thousands of mistakes in documents, every wrong argument of the commands, and the stress
tests of the server in full (a hundred kills, fifty restarts, twenty lost database connections, ten thousand posts).`);

const root = join(import.meta.dirname, '..');
const site = join(root, 'node_modules/.cache/test/site');

installPackages();
await installBrowser();
const env = {
  ...process.env,
  SITE_DIR: site,
  DEVELOPMENT_SITE_DIR: join(root, 'node_modules/.cache/test/site-development'),
  EXAMPLE_SITE_DIR: join(root, 'node_modules/.cache/test/example'),
  FIXTURE_DIR: join(root, 'node_modules/.cache/test/fixture'),
  TEST_DIR: 'tests',
  STRESS_TESTS: 'long',
  NODE_OPTIONS: '',
};
const run = (...options) =>
  spawnSync(process.execPath, options, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
const build = (...options) => run('--import', 'tsx', join(root, 'scripts/build.ts'), ...options);
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** The tests that have more cases here than in `npm test`. */
const stressTests = {
  server: [
    'tests/server/crash.test.ts',
    'tests/server/restart.test.ts',
    'tests/server/postgres-failures.test.ts',
    'tests/server/fuzz-posts.test.ts',
    'tests/server/slow-readers.test.ts',
    'tests/server/partial-requests.test.ts',
    'tests/server/fuzz-requests.test.ts',
    'tests/server/overload.test.ts',
    'tests/server/spam-wave.test.ts',
  ],
  unit: [
    'tests/compiler/adversarial-documents.test.ts',
    'tests/compiler/broken-documents.test.ts',
    'tests/compiler/memory.test.ts',
    'tests/compiler/mistake-pairs.test.ts',
    'tests/compiler/mutations.test.ts',
  ],
  site: [
    'tests/site/build.test.ts',
    'tests/site/check-fix.test.ts',
    'tests/site/commands.test.ts',
    'tests/site/escola.test.ts',
    'tests/site/facts.test.ts',
    'tests/site/failures.test.ts',
    'tests/site/gallery.test.ts',
    'tests/site/generate.test.ts',
    'tests/site/incremental-build.test.ts',
    'tests/site/new-block.test.ts',
    'tests/site/new.test.ts',
    'tests/site/rename.test.ts',
    'tests/site/site-blocks.test.ts',
    'tests/site/sites.test.ts',
    'tests/site/write-documents.test.ts',
  ],
  browser: [
    'tests/e2e/main-site/accessibility-of-states.spec.ts',
    'tests/e2e/main-site/banner-contrast.spec.ts',
    'tests/e2e/main-site/compare.spec.ts',
    'tests/e2e/main-site/composition.spec.ts',
    'tests/e2e/main-site/cost-calculator.spec.ts',
    'tests/e2e/main-site/eligibility.spec.ts',
    'tests/e2e/any-site/every-kind.spec.ts',
    'tests/e2e/any-site/every-route.spec.ts',
    'tests/e2e/main-site/every-width.spec.ts',
    'tests/e2e/engine/blocks.spec.ts',
    'tests/e2e/engine/card-grid.spec.ts',
    'tests/e2e/engine/carousel.spec.ts',
    'tests/e2e/engine/failing.spec.ts',
    'tests/e2e/engine/first-press.spec.ts',
    'tests/e2e/engine/merged-shapes.spec.ts',
    'tests/e2e/engine/moving.spec.ts',
    'tests/e2e/engine/once.spec.ts',
    'tests/e2e/engine/teasers.spec.ts',
    'tests/e2e/any-site/layout-shift.spec.ts',
    'tests/e2e/any-site/menu-aim.spec.ts',
    'tests/e2e/any-site/shell.spec.ts',
    'tests/e2e/any-site/styled-anew.spec.ts',
    'tests/e2e/main-site/page-length.spec.ts',
    'tests/e2e/main-site/place-map.spec.ts',
  ],
};
process.exit(
  run(vitest, 'run', '--project', 'server', ...stressTests.server) ||
    run(vitest, 'run', '--project', 'unit', ...stressTests.unit) ||
    run(vitest, 'run', '--project', 'site', ...stressTests.site) ||
    build('--out', site) ||
    build('--out', env.DEVELOPMENT_SITE_DIR, '--mode', 'development') ||
    build('--pages', 'examples/escola', '--out', env.EXAMPLE_SITE_DIR) ||
    build('--pages', 'tests/fixture/pages', '--out', env.FIXTURE_DIR) ||
    run(playwright, 'test', 'tests/e2e-long/', ...stressTests.browser) ||
    0,
);
