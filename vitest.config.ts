import { defineConfig } from 'vitest/config';

/** Long enough that a slow or busy machine fails no test. */
export const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** Blocks of a site’s own import the engine by this name. */
export const resolve = {
  alias: [{ find: /^prospectus\//, replacement: `${import.meta.dirname}/src/` }],
};

export default defineConfig({
  test: {
    maxWorkers: '100%', // by default one core stays idle
    projects: [
      // What the source itself looks like: imports, names, comments.
      { test: { name: 'source', include: ['tests/source/**/*.test.{ts,tsx}'], ...timeouts, isolate: false } },
      // Functions and components, without a build.
      {
        resolve,
        test: {
          name: 'unit',
          // No test leaves state behind, and compiling the schema once for each file took most of the time.
          isolate: false,
          ...timeouts,
          include: [
            '{src,bench,create}/**/*.test.{ts,tsx}',
            '{pages-json,examples/*,examples/*/site}/_blocks/**/*.test.tsx',
            'tests/{authoring,build,compiler,conformance,references,schema}/**/*.test.{ts,tsx}',
          ],
        },
      },
      // The server in this process, on SQLite.
      {
        test: {
          name: 'server',
          // To import the server for each file anew took half of the time. What a test mocks it puts back.
          isolate: false,
          include: ['{server,tests/server}/**/*.test.ts'],
          ...timeouts,
        },
      },
      // The commands, and what they write.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
