import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installBrowser, installPackages } from './install.mjs';

/**
 * `npm test`: installs what is missing, then runs everything that has to hold. Its last line is “N passed, N failed”:
 * each test of a runner counts, and each step that is one question (lint, types, check, build) counts as one.
 */
const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/test');
const site = join(cache, 'site');

installPackages();
const environment = {
  ...process.env,
  CHROMIUM: await installBrowser(),
  SITE_DIR: site,
  DEVELOPMENT_SITE_DIR: join(cache, 'site-development'),
  NODE_OPTIONS: '',
};
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

const totals = { passed: 0, failed: 0 };
const node = (...options) => run(process.execPath, options);
const tool = (name, ...options) => node(join(root, 'node_modules', name), ...options);
const script = (path, ...options) => node('--import', 'tsx', join(root, path), ...options);

if (step('types of the schema', () => script('scripts/generate.ts'))) {
  step('lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
  step('types', () => tool('typescript/bin/tsc'));
  step('check', () => script('scripts/check.ts'));
  suite('unit', 'vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=default', '--reporter=json');
  suite('server', 'vitest/vitest.mjs', 'run', '--project', 'server', '--reporter=default', '--reporter=json');
  const built = [
    step('build', () => script('scripts/build.ts', '--out', site)),
    step('build with React for development', () =>
      script('scripts/build.ts', '--out', environment.DEVELOPMENT_SITE_DIR, '--mode', 'development'),
    ),
  ];
  if (built.every(Boolean)) {
    suite('site', 'vitest/vitest.mjs', 'run', '--project', 'site', '--reporter=default', '--reporter=json');
    suite('browser', '@playwright/test/cli.js', 'test');
  }
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** A step that is one question. */
function step(name, ask) {
  console.log(`\n— ${name}`);
  const holds = ask();
  totals[holds ? 'passed' : 'failed'] += 1;
  return holds;
}

/** A test runner that writes what it counted into a file. A runner that fails without a count has failed once. */
function suite(name, runner, ...options) {
  console.log(`\n— ${name}`);
  const file = join(cache, `${name}.json`);
  const outputs = runner.startsWith('vitest') ? [`--outputFile.json=${file}`] : [];
  environment.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const holds = tool(runner, ...options, ...outputs);
  const { passed, failed } = countIn(file);
  totals.passed += passed;
  totals.failed += holds ? failed : Math.max(1, failed);
}

function countIn(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats
      ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
      : { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(command, options) {
  return (
    spawnSync(command, options, { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0
  );
}
