import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installBrowser, installPackages } from './install.mjs';
import { openParts } from './parts.mjs';
import { readOptions } from './read-options.mjs';

/** Each test of a runner counts, and each step that is one question (lint, types, check, build) counts as one. */
readOptions(`Usage: npm test

Installs missing packages and a browser, then runs lint, types, check, unit, server, site and browser tests.
At the end, every failure is listed again; the last line is “N passed, N failed”.`);

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/test');

installPackages();
await installBrowser();
const environment = {
  ...process.env,
  SITE_DIR: join(cache, 'site'),
  DEVELOPMENT_SITE_DIR: join(cache, 'site-development'),
  EXAMPLE_SITE_DIR: join(cache, 'example'),
  FIXTURE_DIR: join(cache, 'fixture'),
  NODE_OPTIONS: '',
};
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

const totals = { passed: 0, failed: 0 };
const failures = [];
const steps = [];
const suites = [];
const addPart = openParts((text) => process.stdout.write(text), { cwd: root, env: environment });
const bin = (path) => join(root, 'node_modules', path);
const script = (path, ...options) => ['--import', 'tsx', join(root, path), ...options];
const build = (...options) => script('scripts/build.ts', '--out', ...options);

/** They compare times, or shorten all waiting to a twenty-fifth: each runs alone. */
const timed = ['tests/server/overload.test.ts', 'tests/server/slow.test.ts'];

// The suite of the server mostly waits, for locks and for time. Beside those of the site and the browser, which keep both
// cores busy, some of its tests time out.
const schema = step('types of the schema', script('scripts/generate.ts'));
const needs = [schema];
const lint = step('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'], { needs });
const types = step('types', [bin('typescript/bin/tsc')], { needs, after: [lint] });
const check = step('check', script('scripts/check.ts'), { needs, after: [types] });
const main = step('build', build(environment.SITE_DIR), { needs });
const development = step(
  'build with React for development',
  build(environment.DEVELOPMENT_SITE_DIR, '--mode', 'development'),
  { needs, after: [main] },
);
const example = step(
  'build of examples/escola',
  build(environment.EXAMPLE_SITE_DIR, '--pages', 'examples/escola'),
  { needs, after: [development] },
);
const fixture = step(
  'build of tests/fixture',
  build(environment.FIXTURE_DIR, '--pages', 'tests/fixture/pages'),
  { needs, after: [example] },
);
const builds = [main, development, example, fixture];
const unit = suite('unit', vitest('unit'), { needs, after: [check] });
const others = timed.flatMap((file) => ['--exclude', file]);
const server = suite('server', [...vitest('server'), ...others], { needs });
const site = suite('site', vitest('site'), { needs: builds, after: [unit, server] });
const browser = suite('browser', [bin('@playwright/test/cli.js'), 'test'], {
  needs: builds,
  after: [unit, server],
});
const alone = [...vitest('server', 'server-alone'), '--no-file-parallelism', ...timed];
await suite('server-alone', alone, { needs, after: [server, site, browser] }).printed;

for (const { name, ended } of steps) {
  const { outcome } = await ended;
  if (outcome === 'passed') totals.passed += 1;
  if (outcome === 'failed') failures.push({ title: name });
}
for (const { name, ended } of suites) count(name, (await ended).outcome);
totals.failed = failures.length;
for (const { title, message = '' } of failures) {
  console.log(`\n✗ ${title}\n${message.split('\n').slice(0, 12).join('\n')}`);
}
const times = await Promise.all([...steps, ...suites].map(async ({ name, ended }) => [name, await ended]));
console.log(`\nSeconds: ${times.map(([name, { seconds }]) => `${name} ${Math.ceil(seconds)}`).join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** A part that is one question. */
function step(...given) {
  const part = addPart(...given);
  steps.push(part);
  return part;
}

/** A test runner, which writes what it counted into a file. */
function suite(name, words, order) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: countFile(name) };
  const part = addPart(name, words, { ...order, env });
  suites.push(part);
  return part;
}

function vitest(project, name = project) {
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${countFile(name)}`];
  return [bin('vitest/vitest.mjs'), 'run', '--project', project, ...outputs];
}

function countFile(name) {
  return join(cache, `${name}.json`);
}

/** A runner that fails without naming a test has failed once. */
function count(name, outcome) {
  if (outcome === 'left out') return;
  const { passed, failed } = resultsIn(countFile(name));
  if (outcome === 'failed' && failed.length === 0) {
    failed.push({ title: 'see its output above' });
  }
  totals.passed += passed;
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
