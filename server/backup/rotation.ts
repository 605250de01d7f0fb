/**
 * The backups to delete: all but the newest `keep`, and never the newest one. A backup with a future time was made
 * before the clock was set back, so it counts as older than all others.
 */
export function backupsToDelete<T extends { time: number }>(
  backups: readonly T[],
  keep: number,
  now: number,
): readonly T[] {
  const inOrder = backups.toSorted((a, b) => rank(b, now) - rank(a, now) || b.time - a.time);
  return inOrder.slice(Math.max(keep, 1));
}

/** The newest backup whose time is not in the future. */
export function newestOf<T extends { time: number }>(backups: readonly T[], now: number): T | undefined {
  return backups.filter(({ time }) => time <= now).toSorted((a, b) => b.time - a.time)[0];
}

/** 1 for the past, 0 for the future. */
const rank = ({ time }: { time: number }, now: number) => (time <= now ? 1 : 0);
