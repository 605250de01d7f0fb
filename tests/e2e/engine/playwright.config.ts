import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';
import { originOf, serve } from '../served-sites';

/** Only the fixture, for `npm run test:changed`, which builds no other site. */
export default defineConfig({
  ...base,
  projects: [{ name: 'engine', use: { baseURL: originOf('fixture') } }],
  webServer: serve('fixture'),
});
