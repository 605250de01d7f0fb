import { existsSync, renameSync, rmSync } from 'node:fs';

type Move = (from: string, to: string) => void;

/**
 * The old site is moved away and the new one into its place: there is no moment with half of one. At once and not in
 * turns: no signal comes between the two moves. Where the second fails, the old site is moved back; where the process is
 * killed between them, the next build or start of the server does it (`restoreSite`).
 */
export function replaceFolder(
  target: string,
  next: string,
  { move = renameSync }: { move?: Move } = {},
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
  try {
    rmSync(last, { recursive: true, force: true });
  } catch {
    console.error(`Could not remove ${last}. The next build does.`); // the new site is in place all the same
  }
}
