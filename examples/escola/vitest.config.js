import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

/** Tests of blocks render with the engine's React, of which there must be only one. */
const site = createRequire(import.meta.url);
const engine = createRequire(site.resolve('prospectus/package.json'));
const fromEngine = (name) => ({ find: new RegExp(`^${name}$`), replacement: engine.resolve(name) });

export default defineConfig({
  resolve: {
    alias: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/server'].map(fromEngine),
  },
  test: {
    include: ['site/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    // The engine's components are TypeScript, which Node does not read inside node_modules.
    server: { deps: { inline: ['prospectus'] } },
  },
});
