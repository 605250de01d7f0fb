import { existsSync, renameSync, rmSync } from 'node:fs';

/** Renames a folder. Tests give one that fails. */
type Move = (from: string, to: string) => void;

/**
 * Replaces the old site by the new one by two renames, so that no half-written site is ever visible. They are
 * synchronous, so that no signal handler runs in between. If the second fails, the old site is moved back; if the
 * process is killed in between, the next build or server start does that (`restoreSite`).
 */
export function replaceFolder(
  target: string,
  next: string,
  { move = renameSync }: { move?: Move } = {},
): void {
  // Known to restore-site.ts by this name.
  const last = `${target}.last-${process.pid}`;
  const hadSite = existsSync(target);
  if (hadSite) move(target, last);
  try {
    move(next, target);
  } catch (error) {
    if (hadSite) move(last, target);
    throw error;
  }
  try {
    rmSync(last, { recursive: true, force: true });
  } catch {
    console.error(`Could not remove ${last}. The next build does.`); // the new site is in place nevertheless
  }
}
