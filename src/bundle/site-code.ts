import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pathOnDisk } from '../files/path-on-disk';
import { filesBelow } from '../files/read-tree';
import { engineFolder } from '../project/engine-folder';
import { lockFile } from '../project/lock-file';
import { isEngineProject } from '../project/project-folder';

/**
 * The folders of a site's own blocks, and of its own header and footer. `pages` is always the folder of the documents.
 */
const blocksIn = (pages: string) => resolve(pages, '_blocks');
const shellIn = (pages: string) => resolve(pages, '_shell');

/** The files of a site's own blocks and shell. */
async function ownFilesIn(pages: string): Promise<readonly string[]> {
  const filesIn = async (folder: string) =>
    (await filesBelow(folder)).map((path) => pathOnDisk(folder, path));
  return [...(await filesIn(blocksIn(pages))), ...(await filesIn(shellIn(pages)))];
}

/** The style sheets of a site's own code. */
export const siteStyles = async (pages: string): Promise<readonly string[]> =>
  (await ownFilesIn(pages)).filter((file) => file.endsWith('.module.css'));

/**
 * The hash of the engine's code with installed packages and the site's own code added to it, as the cache key of
 * everything that is built from them. In a clone, `codeHash` already covers the packages.
 */
export async function hashWithSiteCode(codeHash: string, pages: string): Promise<string> {
  const siteFiles = await ownFilesIn(pages);
  const packages = isEngineProject ? undefined : lockFile();
  if (siteFiles.length === 0 && !packages) return codeHash;
  const hash = createHash('sha256').update(codeHash);
  if (packages) hash.update(readFileSync(packages));
  for (const file of siteFiles) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, codeHash.length);
}

/** `timetable/timetable.block.ts`: the definition of a block has the name of its folder. */
const definition = /([^/\\]+)[/\\]\1\.block\.ts$/;

/** The types of a site's own blocks. A folder without a definition is skipped here and reported by the check. */
const blockTypesIn = async (pages: string): Promise<readonly string[]> =>
  (await filesBelow(blocksIn(pages))).flatMap((file) => definition.exec(file)?.[1] ?? []);

/** `timetable.island.tsx`: the name of an island is that of its file. */
const island = /([^/\\]+)\.island\.tsx?$/;

const islandName = (file: string) => island.exec(file)?.[1] ?? '';

const isIsland = (file: string) => island.test(file);

/** The module that the plugin replaces with the list of the site's own blocks. */
const blocksFile = join(engineFolder, 'src/blocks/site-blocks.ts');

/** The components that a site's own shell may have, by their names, and their files in `_shell`. */
const shellComponents = { Header: 'header.tsx', Footer: 'footer.tsx' };

/** The module that the plugin replaces with the site's own header and footer. */
const shellFile = join(engineFolder, 'src/shell/site-shell.ts');

/** The folder of the engine's modules, with the slashes of Vite. */
const engineSource = join(engineFolder, 'src').split(sep).join('/');

/** The client entry, to which the plugin adds the site's own islands. */
const clientEntry = join(engineFolder, 'src/entry-browser.ts');

/**
 * Vite plugin: adds a site's own blocks, shell and islands to its bundles, and resolves `prospectus/…` imports to the
 * engine. `pages` is the folder of the documents.
 */
export const siteCode = (pages: string): Plugin => ({
  name: 'site-code',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        { find: /^prospectus\/generated\/site$/, replacement: `${engineSource}/blocks/site-types.ts` },
        { find: /^prospectus\//, replacement: `${engineSource}/` },
      ],
      dedupe: ['react', 'react-dom'], // a second React next to a site's own blocks would not share its hooks
    },
    // As in vite-config.ts: a dependency that Vite discovers only when an island loads would reload the page.
    optimizeDeps: {
      entries: [blocksIn(pages), shellIn(pages)].map((folder) =>
        pathFrom(engineFolder, join(folder, '**/*.island.{ts,tsx}')),
      ),
    },
  }),
  configureServer: ({ watcher }) => {
    // The lists of blocks, of shell components and of islands are made by this plugin, so Vite does not notice by
    // itself that they change with a new file.
    const reload = (file: string) => {
      const isShell = file.startsWith(shellIn(pages) + sep);
      if (!isShell && !file.startsWith(blocksIn(pages) + sep)) return;
      if (definition.test(file)) watcher.emit('change', blocksFile);
      if (isShell) watcher.emit('change', shellFile);
      if (isIsland(file)) watcher.emit('change', clientEntry);
    };
    watcher.on('add', reload).on('unlink', reload);
  },
  load: {
    filter: { id: /\/src\/(?:blocks\/site-blocks|shell\/site-shell)\.ts$/ },
    handler: async (id) => ({
      code: id.endsWith('site-shell.ts') ? shellModule(pages) : await blocksModule(pages),
      map: null,
    }),
  },
  transform: {
    filter: { id: /\/src\/entry-browser\.ts$/ },
    handler: async (code) => ({ code: await withIslands(code, pages), map: null }),
  },
});

/** A path relative to a folder, with forward slashes. */
const pathFrom = (folder: string, file: string) => relative(folder, file).split(sep).join('/');

/** The list of the engine's islands in the client entry. */
const engineIslands = /import\.meta\.glob<IslandModule>\([^)]*\)/;

/**
 * The client entry with the site's islands added. If a site has none, the text stays the same, and so does its hash.
 */
async function withIslands(code: string, pages: string): Promise<string> {
  const files = (await ownFilesIn(pages)).filter(isIsland);
  if (files.length === 0) return code;
  const islandNames = new Set((await filesBelow(engineSource)).filter(isIsland).map(islandName));
  for (const file of files) {
    const name = islandName(file);
    if (islandNames.has(name))
      throw new Error(`${file}: There is an island “${name}” already. Give this one another name.`);
    islandNames.add(name);
  }
  const islandImports = files.map(
    (file) => `${JSON.stringify(islandName(file))}: () => import(${JSON.stringify(file)})`,
  );
  return code.replace(engineIslands, (list) => `{ ...${list}, ${islandImports.join(', ')} }`);
}

/** The module with the definitions of the site's own blocks, by type. */
async function blocksModule(pages: string): Promise<string> {
  const types = await blockTypesIn(pages);
  const fileOf = (type: string) => JSON.stringify(join(blocksIn(pages), type, `${type}.block.ts`));
  return [
    ...types.map((type, index) => `import { block as block${index} } from ${fileOf(type)};`),
    `export const siteBlocks = { ${types.map((type, index) => `${JSON.stringify(type)}: block${index}`).join(', ')} };`,
  ].join('\n');
}

/** The module with the site's own header and footer. If a file does not export its component, rendering that throws. */
function shellModule(pages: string): string {
  const ownComponents = Object.entries(shellComponents)
    .map(([name, file]) => [name, join(shellIn(pages), file)] as const)
    .filter(([, file]) => existsSync(file));
  return [
    ...ownComponents.map(([name, file]) => `import * as in${name} from ${JSON.stringify(file)};`),
    `const orThrow = (component, name) => component ?? (() => { throw new Error(\`It exports no component “\${name}”.\`); });`,
    `export const siteShell = { ${ownComponents.map(([name]) => `${name}: orThrow(in${name}['${name}'], '${name}')`).join(', ')} };`,
  ].join('\n');
}
