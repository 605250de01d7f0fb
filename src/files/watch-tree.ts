import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** How long a change may take to be complete, ms: editors write a file in several steps. */
const settleTime = 50;

/**
 * Calls `onSettled` after every change below these folders, once nothing has changed for a moment. The folder above each
 * is watched too, because a folder may be removed and come back. Every folder has a watcher of its own: on Linux Node 20
 * watches a tree file by file, which is slow for ten thousand files. Resolves when all are watched.
 */
export async function watchTree(folders: readonly string[], onSettled: () => void): Promise<void> {
  const roots = folders.map((folder) => resolve(folder));
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await updateWatchers();
      onSettled();
    }, settleTime);
  };
  /** Watches the folders that exist now, and no others. */
  const updateWatchers = async () => {
    const found = await Promise.all(roots.map(foldersBelow));
    const wanted = new Set([...roots.map((root) => dirname(root)), ...found.flat()]);
    for (const folder of watchers.keys()) if (!wanted.has(folder)) unwatch(folder);
    for (const folder of wanted) if (!watchers.has(folder)) watchFolder(folder);
  };
  const unwatch = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const watchFolder = (folder: string) => {
    const onRemoved = () => {
      unwatch(folder);
      onChange();
    };
    try {
      const watcher = watch(folder, (event, name) => {
        if (event === 'rename' && name === basename(folder)) onRemoved();
        else if (name === null || roots.some((root) => isWithin(root, join(folder, name)))) onChange();
      });
      watchers.set(folder, watcher.on('error', onRemoved));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      onChange(); // it was removed in this moment
    }
  };
  await updateWatchers();
}

const isWithin = (root: string, path: string) => path === root || path.startsWith(root + sep);

/** The folder and all folders below it; none if it does not exist. */
async function foldersBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [];
  const below = entries.filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
