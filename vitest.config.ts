import { defineConfig } from 'vitest/config';

/** How slow a busy machine is, is no fault of the site. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    // One a core: left to itself it keeps one of two cores free, and most tests of the server wait for something.
    maxWorkers: '100%',
    projects: [
      // Needs nothing but the source.
      {
        test: {
          name: 'unit',
          // No test leaves anything behind, and compiling the contract once a file took most of the time.
          isolate: false,
          ...patience,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{authoring,compiler,conformance,references,schema,scripts}/**/*.test.{ts,tsx}',
          ],
        },
      },
      // The receiver with real databases.
      {
        test: {
          name: 'server',
          globalSetup: 'tests/server/setup.ts',
          include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          ...patience,
        },
      },
      // Reads the built site (SITE_DIR, or dist) and builds small ones.
      {
        test: {
          name: 'site',
          globalSetup: 'tests/site/setup.ts',
          include: ['tests/site/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
