import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { originOf, serve } from '../e2e/served-sites';

/** The browser tests that only `npm run test:full` runs: more of the fixture, and those of the other sites. */
export default defineConfig({
  ...base,
  projects: [
    { name: 'full-engine', testDir: 'e2e/engine', use: { baseURL: originOf('fixture') } },
    { name: 'any-site', testDir: 'e2e/any-site' },
    { name: 'escola', testDir: 'e2e/escola', use: { baseURL: originOf('escola') } },
    { name: 'main-site', testDir: 'main-site', testMatch: '*.spec.ts', use: { baseURL: originOf('main') } },
  ],
  // any-site visits all of them by their own addresses, main-development for mismatches of hydration.
  webServer: (['fixture', 'main', 'main-development', 'escola'] as const).map(serve),
});
