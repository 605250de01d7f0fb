import { defineConfig } from 'vitest/config';
import { resolve, timeouts as usual } from '../../vitest.config';

/** Long: a test builds sites and starts commands one after the other, beside two other runs of Vitest or Playwright. */
const timeouts = { ...usual, testTimeout: 300_000, hookTimeout: 300_000 };

/** What `npm run test:full` asks in addition. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'full-unit',
          root: '.',
          isolate: false,
          include: ['tests/full/{authoring,build,compiler,references,schema}/**/*.test.{ts,tsx}'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'full-server',
          root: '.',
          globalSetup: 'tests/full/server/setup.ts',
          include: ['tests/full/server/**/*.test.ts'],
          ...timeouts,
        },
      },
      // These compare times and memory, or shorten all waiting to a twenty-fifth: one at a time, nothing beside them.
      {
        test: {
          name: 'full-timed',
          root: '.',
          globalSetup: 'tests/full/server/setup.ts',
          include: ['tests/full/timed/**/*.test.ts'],
          fileParallelism: false,
          ...timeouts,
        },
      },
      // Other browsers, and Chromium as it was years ago.
      {
        test: {
          name: 'full-browsers',
          root: '.',
          include: ['tests/full/browsers/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'full-site',
          root: '.',
          include: ['tests/full/{main-site,site}/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'full-package',
          root: '.',
          globalSetup: 'tests/full/package/setup.ts',
          include: ['tests/full/package/**/*.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
