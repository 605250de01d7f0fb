import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Every npm script that is TypeScript, by its name with hyphens; what `npm run dev` starts; what tests run beside them. */
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const entries = {
  ...Object.fromEntries(
    Object.entries<string>(scripts).flatMap(([name, command]) =>
      command.endsWith('.ts') ? [[name.replace(':', '-'), command.split(' ').at(-1)]] : [],
    ),
  ),
  dev: 'scripts/dev.ts',
  'killed-replace': 'tests/site/killed-replace.ts',
  'killed-write': 'tests/site/killed-write.ts',
};

/** Bundles the commands once for all tests of the site: as modules, each start takes a second more of the processor. */
export default async function setup() {
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
        input: Object.fromEntries(
          Object.entries(entries).map(([name, path]) => [name, join(root, path ?? '')]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  process.env.BUNDLED_COMMANDS = folder;
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
