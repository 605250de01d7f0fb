import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** Time in ms without further changes until a change counts as complete: editors write files in several steps. */
const quietTime = 50;

/**
 * Calls `onSettled` after changes in these folders, debounced. Their parents are watched as well, because a folder may
 * be removed and recreated. Each folder has its own watcher: on Linux, Node 20 implements recursive watching by file,
 * which is slow for ten thousand files. Resolves when all folders are watched. Used by `check --watch`; `npm run dev`
 * has Vite's watcher, which watches the code as well (decision 19).
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
    }, quietTime);
  };
  /** Watches new folders, and no longer those that were removed. */
  const updateWatchers = async () => {
    const existingFolders = await Promise.all(roots.map(foldersBelow));
    const foldersToWatch = new Set([...roots.map((root) => dirname(root)), ...existingFolders.flat()]);
    for (const folder of watchers.keys()) if (!foldersToWatch.has(folder)) unwatch(folder);
    for (const folder of foldersToWatch) if (!watchers.has(folder)) watchFolder(folder);
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
        // The removal of the watched folder itself is an event with that folder's own name.
        if (event === 'rename' && name === basename(folder)) onRemoved();
        else if (name === null || roots.some((root) => isWithin(root, join(folder, name)))) onChange();
      });
      watchers.set(folder, watcher.on('error', onRemoved));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      onChange(); // it has just been removed
    }
  };
  await updateWatchers();
}

const isWithin = (root: string, path: string) => path === root || path.startsWith(root + sep);

/** The folder and all its subfolders; empty if it does not exist. */
async function foldersBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [];
  const below = entries.filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
