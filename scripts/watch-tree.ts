import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';

/**
 * Tells of every change below these folders, once things have been quiet for a moment. A folder may go away and come
 * back: the one above it is watched, too. Each folder is watched on its own, since Node 20 watches a tree on Linux
 * file by file, which takes long for ten thousand. Comes back once it watches.
 */
export async function watchTree(folders: readonly string[], changed: () => void): Promise<void> {
  const roots = folders.map((folder) => resolve(folder));
  const watchers = new Map<string, FSWatcher>();
  let quiet: NodeJS.Timeout | undefined;

  const onChange = () => {
    clearTimeout(quiet);
    quiet = setTimeout(async () => {
      await follow();
      changed();
    }, settle);
  };
  /** Watches what is there now, and nothing else. */
  const follow = async () => {
    const found = await Promise.all(roots.map(foldersBelow));
    const wanted = new Set([...roots.map((root) => dirname(root)), ...found.flat()]);
    for (const folder of watchers.keys()) if (!wanted.has(folder)) forget(folder);
    for (const folder of wanted) if (!watchers.has(folder)) watchFolder(folder);
  };
  const forget = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const watchFolder = (folder: string) => {
    const gone = () => {
      forget(folder);
      onChange();
    };
    try {
      const watcher = watch(folder, (event, name) => {
        if (event === 'rename' && name === basename(folder)) gone();
        else if (name === null || roots.some((root) => isWithin(root, join(folder, name)))) onChange();
      });
      watchers.set(folder, watcher.on('error', gone));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      onChange(); // it went away in this moment
    }
  };
  await follow();
}

/** How long a change may take to be complete, in milliseconds: editors write a file in several steps. */
const settle = 50;

const isWithin = (root: string, path: string) => path === root || path.startsWith(root + sep);

/** The folder and all below it; none where it is not there. */
async function foldersBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [];
  const below = entries.filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
