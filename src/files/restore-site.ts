import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isRunning } from './is-running';

/** Files that every built site has, and hardly any other folder. */
const siteFiles = ['_headers', '_redirects', '404.html'];

/** Whether a folder has the files of a built site. */
export const isBuiltSite = (names: readonly string[]) => siteFiles.every((name) => names.includes(name));

/** A folder that a build made beside its target, and did not remove: `dist.next-4711`, `dist.last-4711`. */
export interface Leftover {
  path: string;
  /** The site to come, half built perhaps; or the one that was replaced, whole. */
  kind: 'next' | 'last';
}

/** What builds into this folder left beside it, and whose process has ended; the youngest first. */
export function leftoversOf(target: string, isAlive = isRunning): readonly Leftover[] {
  const folder = dirname(resolve(target));
  const prefix = `${basename(resolve(target))}.`;
  const found = namesIn(folder).flatMap((name) => {
    const [, kind, pid] =
      /^(next|last)-(\d+)$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? [];
    if (kind === undefined || isAlive(Number(pid))) return [];
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat?.isDirectory() || !isOurs(kind, namesIn(path))) return [];
    return [{ path, kind: kind as Leftover['kind'], changed: stat.mtimeMs }];
  });
  return found.sort((a, b) => b.changed - a.changed).map(({ path, kind }) => ({ path, kind }));
}

/** The bundler writes `assets` first. A name is not proof enough before a folder is deleted. */
const isOurs = (kind: string, names: readonly string[]) =>
  isBuiltSite(names) || (kind === 'next' && (names.length === 0 || names.includes('assets')));

/**
 * Puts the last site back where a build was killed between moving it away and moving the new one in: whether it did.
 * Throws the system's error if the folder cannot be moved.
 */
export function restoreSite(out: string): boolean {
  if (existsSync(out)) return false;
  const target = behindLinks(out);
  // In a container that was started again, our own number is that of a process before us: we have moved nothing yet.
  const isAlive = (pid: number) => pid !== process.pid && isRunning(pid);
  const last = leftoversOf(target, isAlive).find(({ kind }) => kind === 'last');
  if (last) renameSync(last.path, target);
  return last !== undefined;
}

/** The absolute path of a folder, or of the target of a symbolic link in its place, whether it exists or not. */
export function behindLinks(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? resolve(dirname(path), readlinkSync(path)) : resolve(path);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
