import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedFolder } from '../cache/cached-folder.mjs';
import { compress, maxCompression } from '../files/compress';
import { filesBelow } from '../files/read-tree';
import type { EngineBundle, Mode } from './bundle';

/** What a file in the folder of the bundles records about them. */
interface BundleRecord {
  client: EngineBundle;
  /** Icons that the engine's own controls use. */
  controlIcons: readonly string[];
}

/** The bundles made from one version of the code. */
export interface Bundles extends BundleRecord {
  /** Folder of the client files, which become part of the site. */
  clientFolder: string;
  /** Folder of the modules that render pages (generate/page-renderer.ts, generate/build-worker.ts). */
  rendererFolder: string;
}

const recordName = 'record.json';

/**
 * The cached bundles, or newly built ones. Bundles depend only on the code, including the site's own blocks, so they
 * are built once per version of the code and cached in a folder named by its hash. `cache` is the folder of cached
 * bundles, and `pages` the folder of the documents.
 */
export async function readBundles(
  cache: string,
  codeHash: string,
  mode: Mode,
  pages: string,
): Promise<Bundles> {
  const folder = await cachedFolder(cache, `${mode}-${codeHash}`, (out) => makeBundles(out, mode, pages));
  const record: BundleRecord = JSON.parse(readFileSync(join(folder, recordName), 'utf8'));
  return { ...record, clientFolder: clientIn(folder), rendererFolder: rendererIn(folder) };
}

const clientIn = (folder: string) => join(folder, 'client');
const rendererIn = (folder: string) => join(folder, 'renderer');

/** Loads a module that renders pages. */
export const loadModule = (rendererFolder: string, name: string): Promise<unknown> =>
  import(pathToFileURL(join(rendererFolder, `${name}.mjs`)).href);

async function makeBundles(folder: string, mode: Mode, pages: string): Promise<void> {
  // Imported on demand, because Vite takes long to load.
  const { bundleClient, bundleRenderer } = await import('./bundle');
  const client = await bundleClient(clientIn(folder), mode, pages);
  if (mode === 'production') await compressScripts(clientIn(folder));
  await bundleRenderer(rendererIn(folder), mode, pages);
  const { controlIcons } = (await loadModule(rendererIn(folder), 'page-renderer')) as Pick<
    BundleRecord,
    'controlIcons'
  >;
  const record: BundleRecord = { client, controlIcons };
  writeFileSync(join(folder, recordName), JSON.stringify(record));
}

/** Compresses the scripts with their bundle, so that no build has to. */
async function compressScripts(folder: string): Promise<void> {
  const scripts = (await filesBelow(folder)).filter((path) => path.endsWith('.js'));
  for (const file of scripts.map((path) => join(folder, path)))
    for (const { extension, content } of compress(readFileSync(file), maxCompression))
      writeFileSync(file + extension, content);
}
