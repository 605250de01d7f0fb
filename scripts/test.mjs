import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installBrowser, installPackages } from './install.mjs';
import { readOptions } from './read-options.mjs';

/** Each test of a runner counts, and each step that is one question (lint, types, check, build) counts as one. */
readOptions(`Usage: npm test

Installs missing packages and a browser, then runs every test: lint, types, check, unit, server, site and browser tests.
At the end, every failure is listed again; the last line is “N passed, N failed”.`);

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/test');
const site = join(cache, 'site');

installPackages();
await installBrowser();
const environment = {
  ...process.env,
  SITE_DIR: site,
  DEVELOPMENT_SITE_DIR: join(cache, 'site-development'),
  EXAMPLE_SITE_DIR: join(cache, 'example'),
  FIXTURE_DIR: join(cache, 'fixture'),
  NODE_OPTIONS: '',
};
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

/** Compares times, so nothing runs beside it. */
const overload = 'tests/server/overload.test.ts';

const totals = { passed: 0, failed: 0 };
const failures = [];
const node = (...options) => run(process.execPath, options);
const tool = (name, ...options) => node(join(root, 'node_modules', name), ...options);
const script = (path, ...options) => node('--import', 'tsx', join(root, path), ...options);

if (step('types of the schema', () => script('scripts/generate.ts'))) {
  // It mostly waits: for locks, for time.
  const server = beginSuite('server', 'vitest/vitest.mjs', ...vitest('server'), '--exclude', overload);
  step('lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
  step('types', () => tool('typescript/bin/tsc'));
  step('check', () => script('scripts/check.ts'));
  await suite('unit', 'vitest/vitest.mjs', ...vitest('unit'));
  const built = [
    step('build', () => script('scripts/build.ts', '--out', site)),
    step('build with React for development', () =>
      script('scripts/build.ts', '--out', environment.DEVELOPMENT_SITE_DIR, '--mode', 'development'),
    ),
    step('build of examples/escola', () =>
      script('scripts/build.ts', '--pages', 'examples/escola', '--out', environment.EXAMPLE_SITE_DIR),
    ),
    step('build of tests/fixture', () =>
      script('scripts/build.ts', '--pages', 'tests/fixture/pages', '--out', environment.FIXTURE_DIR),
    ),
  ];
  await server();
  await suite('overload', 'vitest/vitest.mjs', ...vitest('server', 'overload'), overload);
  if (built.every(Boolean)) {
    const site = beginSuite('site', 'vitest/vitest.mjs', ...vitest('site'));
    await suite('browser', '@playwright/test/cli.js', 'test'); // a part of its time is waiting, for timers of the page
    await site();
  }
}
for (const { title, message = '' } of failures) {
  console.log(`\n✗ ${title}\n${message.split('\n').slice(0, 12).join('\n')}`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** A step that is one question. */
function step(name, ask) {
  console.log(`\n— ${name}`);
  const holds = ask();
  totals[holds ? 'passed' : 'failed'] += 1;
  if (!holds) {
    failures.push({ title: name });
  }
  return holds;
}

function vitest(project, name = project) {
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${countFile(name)}`];
  return ['run', '--project', project, ...outputs];
}

/** A test runner that writes what it counted into a file. */
async function suite(name, runner, ...options) {
  console.log(`\n— ${name}`);
  count(name, (await start(name, runner, options, 'inherit')) === 0);
}

/** Runs a test suite in the background; the function returned waits for it and prints its output. */
function beginSuite(name, runner, ...options) {
  const log = join(cache, `${name}.log`);
  const ended = start(name, runner, options, openSync(log, 'w'));
  return async () => {
    const status = await ended;
    console.log(`\n— ${name}\n${readFileSync(log, 'utf8')}`);
    count(name, status === 0);
  };
}

/** Resolves with the exit status. */
async function start(name, runner, options, output) {
  const child = spawn(process.execPath, [join(root, 'node_modules', runner), ...options], {
    cwd: root,
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: countFile(name) },
    stdio: ['ignore', output, output],
  });
  const [status] = await once(child, 'close');
  return status;
}

function countFile(name) {
  return join(cache, `${name}.json`);
}

/** A runner that fails without naming a test has failed once. */
function count(name, holds) {
  const { passed, failed } = resultsIn(countFile(name));
  if (!holds && failed.length === 0) {
    failed.push({ title: 'see its output above' });
  }
  totals.passed += passed;
  totals.failed += failed.length;
  failures.push(...failed.map(({ title, message }) => ({ title: `${name}: ${title}`, message })));
}

function resultsIn(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats
      ? { passed: report.stats.expected, failed: report.suites.flatMap(failedSpecs) }
      : { passed: report.numPassedTests, failed: report.testResults.flatMap(failedTests) };
  } catch (error) {
    return { passed: 0, failed: [{ title: error.message }] };
  }
}

/** Those of a file in Vitest's report. A file that cannot be loaded has no tests, but a message. */
function failedTests({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return status === 'failed' && failed.length === 0
    ? [{ title: file, message }]
    : failed.map((test) => ({ title: `${file}: ${test.fullName}`, message: test.failureMessages[0] }));
}

/** Those of a suite in Playwright's report, and of the suites in it. */
function failedSpecs({ specs, suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok).map(failedSpec);
  return [...failed, ...suites.flatMap(failedSpecs)];
}

function failedSpec({ file, line, title, tests }) {
  const messages = tests.flatMap((test) => test.results).map((result) => result.error?.message);
  return { title: `${file}:${line}: ${title}`, message: messages.find(Boolean) };
}

function run(command, options) {
  return (
    spawnSync(command, options, { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0
  );
}
