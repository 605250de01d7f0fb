import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findShell } from './scripts/find-chromium.mjs';

const cache = join(import.meta.dirname, 'node_modules/.cache/test');
const {
  SITE_DIR = 'dist',
  DEVELOPMENT_SITE_DIR = join(cache, 'site-development'),
  EXAMPLE_SITE_DIR = join(cache, 'example'),
  FIXTURE_DIR = join(cache, 'fixture'),
  TEST_DIR = 'tests/e2e',
  TEST_PORT = '4180',
} = process.env;
const developmentPort = String(Number(TEST_PORT) + 1);
const examplePort = String(Number(TEST_PORT) + 2);
const fixturePort = String(Number(TEST_PORT) + 3);
// For the tests that look at more than the main site.
process.env.DEVELOPMENT_ORIGIN = `http://localhost:${developmentPort}`;
process.env.EXAMPLE_ORIGIN = `http://localhost:${examplePort}`;
process.env.FIXTURE_ORIGIN = `http://localhost:${fixturePort}`;
process.env.FIXTURE_DIR = FIXTURE_DIR;

/** Where the receivers keep what the tests send. */
const data = join(cache, 'data');
const exampleData = join(cache, 'data-example');
const fixtureData = join(cache, 'data-fixture');
process.env.RECEIVER_DATA = data;
process.env.EXAMPLE_DATA = exampleData;
process.env.FIXTURE_DATA = fixtureData;

/**
 * The main site, the same built with React for development, which reports hydration mismatches, examples/escola, and
 * the site of tests/fixture, on which the engine is tested.
 */
const sites = [
  { SITE: SITE_DIR, PORT: TEST_PORT, DATA: data },
  { SITE: DEVELOPMENT_SITE_DIR, PORT: developmentPort, DATA: join(cache, 'data-development') },
  { SITE: EXAMPLE_SITE_DIR, PORT: examplePort, DATA: exampleData },
  { SITE: FIXTURE_DIR, PORT: fixturePort, DATA: fixtureData },
];

export default defineConfig({
  testDir: TEST_DIR,
  globalSetup: 'tests/site/setup.ts', // bundles the commands
  outputDir: join(cache, 'e2e'),
  fullyParallel: true,
  workers: 4, // on two cores: most of a test is waiting, for frames and for answers
  retries: 0, // a race is a fault
  timeout: 120_000, // how slow a busy machine is, is none
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${TEST_PORT}`,
    launchOptions: {
      executablePath: findShell() ?? findChromium(),
      // As root Chromium has no sandbox; without a network it must not look for updates. No page asks other machines for
      // anything: what they serve is not ours, and to refuse it in each test has every request pass by that test.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: sites.map((env) => ({
    command: 'node --import tsx server/main.ts',
    env,
    url: `http://localhost:${env.PORT}/healthz`,
    reuseExistingServer: false,
  })),
});
