import { defineConfig } from 'vitest/config';

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
          include: ['src/**/*.test.{ts,tsx}', 'tests/{compiler,conformance}/**/*.test.{ts,tsx}'],
        },
      },
      // The receiver with real databases.
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Reads the built site (SITE_DIR, or dist) and builds small ones.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
