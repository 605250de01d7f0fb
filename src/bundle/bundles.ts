import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { compress, maxCompression } from '../files/compress';
import { filesBelow } from '../files/read-tree';
import type { BundledClient, Mode } from './bundle';

/** The bundles made from one version of the code. */
export interface Bundles {
  client: BundledClient;
  /** Folder of the client files. */
  clientFolder: string;
  /** Folder of the server modules (page-writer.ts, build-worker.ts). */
  renderer: string;
  /** Icons that the engine's own controls use. */
  controlIcons: readonly string[];
}

/** Checksums of all files. It is written last: a folder without it, or whose files differ, is incomplete. */
interface BundleRecord {
  client: BundledClient;
  controlIcons: readonly string[];
  checksums: Readonly<Record<string, number>>;
}

const recordName = 'record.json';

/**
 * How many folders to keep. Those used within the last hour are kept in addition, because a build may be running from
 * them.
 */
const maxCached = 6;
const hour = 3_600_000;

/**
 * Bundles depend only on the code, including the site's own blocks, so they are built once per version of the code and
 * cached in a folder named by its hash. Undefined if there are none yet.
 */
function cachedBundles(cache: string, codeHash: string, mode: Mode): Bundles | undefined {
  const folder = folderOf(cache, codeHash, mode);
  const lastRecord = readRecord(folder);
  if (!lastRecord) return undefined;
  const now = new Date();
  utimesSync(folder, now, now);
  return bundlesIn(folder, lastRecord);
}

/** The cached bundles, or newly built ones. */
export async function readBundles(
  cache: string,
  codeHash: string,
  mode: Mode,
  pages: string,
): Promise<Bundles> {
  const cachedResult = cachedBundles(cache, codeHash, mode);
  if (cachedResult) return cachedResult;
  const folder = folderOf(cache, codeHash, mode);
  removeOld(cache);
  const unfinished = join(cache, `unfinished-${process.pid}-${randomUUID()}`);
  try {
    const record = await makeBundles(unfinished, mode, pages);
    rmSync(folder, { recursive: true, force: true }); // An existing folder is damaged, or it would have been reused.
    renameSync(unfinished, folder);
    return bundlesIn(folder, record);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const other = readRecord(folder); // another build has finished the same bundle meanwhile
    if (other) return bundlesIn(folder, other);
    throw error;
  }
}

const folderOf = (cache: string, codeHash: string, mode: Mode) => join(cache, `${mode}-${codeHash}`);
const clientIn = (folder: string) => join(folder, 'client');
const rendererIn = (folder: string) => join(folder, 'renderer');

/** Loads a module of the server bundle. */
export const loadModule = (renderer: string, name: string): Promise<unknown> =>
  import(pathToFileURL(join(renderer, `${name}.mjs`)).href);

const bundlesIn = (folder: string, { client, controlIcons }: BundleRecord): Bundles => ({
  client,
  clientFolder: clientIn(folder),
  renderer: rendererIn(folder),
  controlIcons,
});

async function makeBundles(folder: string, mode: Mode, pages: string): Promise<BundleRecord> {
  // Imported on demand, because Vite takes long to load.
  const { bundleClient, bundleServer } = await import('./bundle');
  const client = await bundleClient(clientIn(folder), mode, pages);
  if (mode === 'production') await packScripts(clientIn(folder));
  await bundleServer(rendererIn(folder), mode, pages);
  const { controlIcons } = (await loadModule(rendererIn(folder), 'page-writer')) as Pick<
    BundleRecord,
    'controlIcons'
  >;
  const record: BundleRecord = {
    client,
    controlIcons,
    checksums: Object.fromEntries(
      (await filesBelow(folder)).map((path) => [path, crc32(readFileSync(join(folder, path)))]),
    ),
  };
  writeFileSync(join(folder, recordName), JSON.stringify(record));
  return record;
}

/** Compresses the scripts once for all sites, since they are the same in each. */
async function packScripts(folder: string): Promise<void> {
  const scripts = (await filesBelow(folder)).filter((path) => path.endsWith('.js'));
  for (const file of scripts.map((path) => join(folder, path)))
    for (const { ending, content } of compress(readFileSync(file), maxCompression))
      writeFileSync(file + ending, content);
}

function readRecord(folder: string): BundleRecord | undefined {
  try {
    const record: BundleRecord = JSON.parse(readFileSync(join(folder, recordName), 'utf8'));
    const isWhole = Object.entries(record.checksums).every(
      ([path, checksum]) => crc32(readFileSync(join(folder, path))) === checksum,
    );
    return isWhole ? record : undefined;
  } catch {
    return undefined;
  }
}

function removeOld(cache: string): void {
  mkdirSync(cache, { recursive: true });
  const folders = readdirSync(cache)
    .map((name) => join(cache, name))
    .flatMap((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, used: stat.mtimeMs }] : [];
    })
    .sort((a, b) => b.used - a.used);
  for (const { path, used } of folders.slice(maxCached - 1))
    if (used < Date.now() - hour) rmSync(path, { recursive: true, force: true });
}
