import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

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
