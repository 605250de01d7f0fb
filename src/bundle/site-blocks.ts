import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { engineFolder } from '../project/engine-folder';

const folderIn = (pages: string) => resolve(engineFolder, pages, '_blocks');

/** The files of a site's own blocks, below their folder, in the order of their names. */
const filesIn = (pages: string): readonly string[] => {
  const folder = folderIn(pages);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** The style sheets of a site's own blocks. */
export const siteStyles = (pages: string): readonly string[] =>
  filesIn(pages).filter((file) => file.endsWith('.module.css'));

/** A hash of the code and of the site's own blocks: what was made from one of them is of no use to another. */
export function hashWithBlocks(code: string, pages: string): string {
  const files = filesIn(pages);
  if (files.length === 0) return code;
  const hash = createHash('sha256').update(code).update(folderIn(pages));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, code.length);
}

const definition = /([^/\\]+)[/\\]\1\.block\.ts$/;

const isDefinition = (file: string) => definition.test(file);

/** The types of the blocks that are defined: a folder without a definition is reported by the check. */
const typesIn = (pages: string): readonly string[] =>
  filesIn(pages).flatMap((file) => definition.exec(file)?.[1] ?? []);

const island = /([^/\\]+)\.island\.tsx?$/;

const islandName = (file: string) => island.exec(file)?.[1] ?? '';

const isIsland = (file: string) => island.test(file);

/** What the plugin fills in with the blocks of the site. */
const listFile = join(engineFolder, 'src/blocks/site-blocks.ts');

/** The loader, which has the site's own islands beside those of the engine. */
const loaderFile = join(engineFolder, 'src/entry-browser.ts');

/** Puts the blocks and islands of a site into its bundles, and lets them import the engine as `prospectus/…`. */
export const siteBlocks = (pages: string): Plugin => ({
  name: 'site-blocks',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [{ find: /^prospectus\//, replacement: `${join(engineFolder, 'src')}/` }],
      dedupe: ['react', 'react-dom'],
    },
    // As in vite.config.ts: a package that is found only when an island wakes would reload the page.
    optimizeDeps: { entries: [pathFrom(engineFolder, join(folderIn(pages), '**/*.island.{ts,tsx}'))] },
  }),
  configureServer: ({ watcher }) => {
    // The list of them is a module that is on no disk in this form: a new definition is a change of it.
    const reload = (file: string) => {
      if (!file.startsWith(folderIn(pages))) return;
      if (isDefinition(file)) watcher.emit('change', listFile);
      if (isIsland(file)) watcher.emit('change', loaderFile);
    };
    watcher.on('add', reload).on('unlink', reload);
  },
  load: {
    filter: { id: /\/src\/blocks\/site-blocks\.ts$/ },
    handler: () => ({ code: moduleOf(pages), map: null }),
  },
  transform: {
    filter: { id: /\/src\/entry-browser\.ts$/ },
    handler: (code) => ({ code: withIslands(code, pages), map: null }),
  },
});

const pathFrom = (folder: string, file: string) => relative(folder, file).split(sep).join('/');

const engineIslands = /import\.meta\.glob<IslandModule>\([^)]*\)/;

/** The loader with the islands of the site, by their names. That of a site without any is as it was: it is in every page. */
function withIslands(code: string, pages: string): string {
  const files = filesIn(pages).filter(isIsland);
  if (files.length === 0) return code;
  const taken = new Set(
    readdirSync(join(engineFolder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(isIsland)
      .map(islandName),
  );
  for (const file of files) {
    const name = islandName(file);
    if (taken.has(name))
      throw new Error(`${file}: There is an island “${name}” already. Give this one another name.`);
    taken.add(name);
  }
  const own = files.map(
    (file) => `${JSON.stringify(islandName(file))}: () => import(${JSON.stringify(file)})`,
  );
  return code.replace(engineIslands, (engine) => `{ ...${engine}, ${own.join(', ')} }`);
}

function moduleOf(pages: string): string {
  const types = typesIn(pages);
  const fileOf = (type: string) => JSON.stringify(join(folderIn(pages), type, `${type}.block.ts`));
  return [
    ...types.map((type, index) => `import { block as block${index} } from ${fileOf(type)};`),
    `export const siteBlocks = { ${types.map((type, index) => `${JSON.stringify(type)}: block${index}`).join(', ')} };`,
  ].join('\n');
}
