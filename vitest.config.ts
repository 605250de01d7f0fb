import { defineConfig } from 'vitest/config';

/** Long enough that a slow or busy machine fails no test. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    // One for each core: by default one of two cores stays idle, and most tests of the server wait for something.
    maxWorkers: '100%',
    projects: [
      // Needs only the source.
      {
        resolve: { alias: [{ find: /^prospectus\//, replacement: `${import.meta.dirname}/src/` }] },
        test: {
          name: 'unit',
          // No test leaves state behind, and compiling the schema once for each file took most of the time.
          isolate: false,
          ...timeouts,
          include: [
            '{src,bench}/**/*.test.{ts,tsx}',
            '{pages-json,examples/*}/_blocks/**/*.test.tsx',
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
          ...timeouts,
        },
      },
      // Reads the built site (SITE_DIR, or dist) and builds small ones.
      {
        test: {
          name: 'site',
          globalSetup: 'tests/site/setup.ts',
          include: ['tests/site/**/*.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
