import { mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled commands, `check.mjs` for `scripts/check.ts`. */
    commands: string;
  }
}

const root = join(import.meta.dirname, '../..');
const names = ['build', 'check', 'dev', 'diff', 'gallery', 'generate', 'new', 'rename'];
const helpers = ['killed-replace', 'killed-write'];

/** Bundles the commands once for all tests of the site: as modules, each start takes a second more of the processor. */
export default async function setup({ provide }: TestProject) {
  // Inside node_modules, from where packages are resolved.
  const folder = await mkdtemp(join(root, 'node_modules/.commands-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [sourcePaths()],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: [
          ...names.map((name) => join(root, 'scripts', `${name}.ts`)),
          ...helpers.map((name) => join(root, 'tests/site', `${name}.ts`)),
        ],
        output: {
          entryFileNames: ({ name }) => `${basename(name, '.ts')}.mjs`,
          chunkFileNames: '[name]-[hash].mjs',
        },
      },
    },
  });
  provide('commands', folder);
  return () => rm(folder, { recursive: true });
}

/** A module looks for schemas and caches beside its source, wherever it has been bundled to. */
const sourcePaths = (): Plugin => ({
  name: 'source-paths',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.dirname' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      map: null,
    }),
  },
});
