import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}', 'tests/{compiler,conformance,site,server}/**/*.test.ts'] },
});
