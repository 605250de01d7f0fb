import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isRunning } from './is-running';

/** Files that identify a built site. */
const filesOfBuiltSite = ['_headers', '_redirects', '404.html'];

/** Whether a folder with these names in it is a built site. */
export const isBuiltSite = (names: readonly string[]) =>
  filesOfBuiltSite.every((name) => names.includes(name));

/** A temporary folder of a killed build: `dist.next-4711`, `dist.last-4711`. */
export interface Leftover {
  path: string;
  /** `next` is the new site, possibly incomplete; `last` is the complete site that was replaced. */
  which: 'next' | 'last';
}

/** Leftover folders of ended builds into this target, most recent first. */
export function leftoversOf(target: string, isAlive = isRunning): readonly Leftover[] {
  const folder = dirname(resolve(target));
  const prefix = `${basename(resolve(target))}.`;
  const leftovers = namesIn(folder).flatMap((name) => {
    const [, which, pid] =
      /^(next|last)-(\d+)$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? [];
    if (which === undefined || isAlive(Number(pid))) return [];
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat?.isDirectory() || !isOurs(which, namesIn(path))) return [];
    return [{ path, which: which as Leftover['which'], changed: stat.mtimeMs }];
  });
  return leftovers.sort((a, b) => b.changed - a.changed);
}

/** Whether a folder is a site or begins to be one, so that no other folder is deleted. A build makes `assets` first. */
const isOurs = (which: string, names: readonly string[]) =>
  isBuiltSite(names) || (which === 'next' && (names.length === 0 || names.includes('assets')));

/**
 * Moves the previous site back if a build was killed between the two renames that replace it (replace-folder.ts).
 * Returns whether it did. Throws the system's error if that fails.
 */
export function restoreSite(out: string): boolean {
  if (existsSync(out)) return false;
  const target = withLinksResolved(out);
  // In a restarted container, our process id may be that of the killed process.
  const isAlive = (pid: number) => pid !== process.pid && isRunning(pid);
  const last = leftoversOf(target, isAlive).find(({ which }) => which === 'last');
  if (last) renameSync(last.path, target);
  return last !== undefined;
}

/** The absolute path with symbolic links resolved. The folder need not exist. */
export function withLinksResolved(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? resolve(dirname(path), readlinkSync(path)) : resolve(path);
}

/** The names in a folder; none if it is missing. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
