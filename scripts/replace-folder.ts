import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { behindLinks, isBuiltSite, leftoversOf, restoreSite } from '../server/restore-site';
import { misuse } from './read-arguments';

/**
 * The folder of `--out`, with symbolic links followed: the target of a link is replaced, and the link stays. First it
 * restores a site that an interrupted build moved away, and removes leftovers of killed builds. Ends the command if the
 * folder contains anything else, which would be deleted.
 */
export function prepareTarget(usage: string, out: string): string {
  const target = behindLinks(out);
  if (restoreSite(target))
    console.error(`The last build was interrupted. The site before it is back in ${out}.`);
  for (const { path } of leftoversOf(target)) rmSync(path, { recursive: true, force: true });

  const names = namesIn(target);
  if (names.length === 0 || isBuiltSite(names)) return target;
  return misuse(
    usage,
    `${target} is not a built site and would be deleted. Name a folder that is empty or new.`,
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') return [folder];
    throw error;
  }
}

type Move = (from: string, to: string) => void;

/**
 * The old site is moved away and the new one into its place: there is no moment with half of one. At once and not in
 * turns: no signal comes between the two moves. Where the second fails, the old site is moved back; where the process is
 * killed between them, the next build or start of the server does it (`restoreSite`). `spare` is where the old site is
 * put, if it is not removed.
 */
export function replaceFolder(
  target: string,
  next: string,
  { move = renameSync, spare }: { move?: Move; spare?: string } = {},
): void {
  const last = `${target}.last-${process.pid}`;
  const hadSite = existsSync(target);
  if (hadSite) move(target, last);
  try {
    move(next, target);
  } catch (error) {
    if (hadSite) move(last, target);
    throw error;
  }
  if (hadSite && spare !== undefined && wasMoved(last, spare)) return;
  try {
    rmSync(last, { recursive: true, force: true });
  } catch {
    console.error(`Could not remove ${last}. The next build does.`); // the new site is in place all the same
  }
}

/** Nothing is lost where that fails: it is on another disk, or a build beside this one has left its own there. */
function wasMoved(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true });
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
