import { stat } from 'node:fs/promises';
import { type Build, type CurrentBuild, readBuild } from './build';

/** Minimum interval in ms for checking for a new build. It is only checked on requests. */
const interval = 1_000;

interface FollowOptions {
  /** Called when a new build could not be read; the last one stays in use. */
  onFailure: (error: unknown) => void;
  /** Monotonic time in ms. */
  now?: () => number;
}

/**
 * Follows a site that may be rebuilt while the server runs, so that forms, headers and redirects match the files.
 * Rejects if there is no build initially.
 */
export async function followBuild(
  file: string,
  { onFailure, now = () => performance.now() }: FollowOptions,
): Promise<CurrentBuild> {
  let currentKey = await versionKeyOf(file);
  let build = await readBuild(file);
  let checkedAt = now();

  const checkForNewBuild = async () => {
    try {
      const key = await versionKeyOf(file);
      if (key === currentKey) return;
      build = await readBuild(file);
      currentKey = key;
    } catch (error) {
      onFailure(error);
    }
  };

  return async () => {
    if (now() - checkedAt >= interval) {
      checkedAt = now();
      await checkForNewBuild();
    }
    return build;
  };
}

/** A key that changes when a file is replaced or rewritten: its inode, size and time. */
async function versionKeyOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'missing';
  }
}

/** The current build for synchronous callers: the result of the last check. Each call starts the next check. */
export async function followLatest(currentBuild: CurrentBuild): Promise<() => Build> {
  let latest = await currentBuild();
  return () => {
    void currentBuild().then((build) => {
      latest = build;
    });
    return latest;
  };
}
