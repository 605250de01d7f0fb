import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findShell } from './scripts/find-browsers.mjs';
import { originOf, serve } from './tests/e2e/served-sites';

export default defineConfig({
  outputDir: join(import.meta.dirname, 'node_modules/.cache/test/e2e'),
  fullyParallel: true,
  workers: '100%', // a browser keeps a processor busy: twice as many took longer
  retries: 0, // a race is a fault
  timeout: 120_000, // a busy machine is no fault
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
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
  projects: [
    { name: 'engine', testDir: 'tests/e2e/engine', use: { baseURL: originOf('fixture') } },
    { name: 'smoke', testDir: 'tests/e2e/smoke', use: { baseURL: originOf('main') } },
  ],
  webServer: [serve('fixture'), serve('main')],
});
