import { stat } from 'node:fs/promises';
import { type CurrentBuild, readBuild } from './build';

/** Time in ms between two checks for a new build. */
const interval = 1_000;

/**
 * Follows a site that may be rebuilt while the server runs, so that forms, headers and redirects match the files. If a
 * new build cannot be read, `onFailure` gets the error, and the last build stays in use. Rejects if there is no build
 * initially.
 */
export async function followBuild(file: string, onFailure: (error: unknown) => void): Promise<CurrentBuild> {
  let currentKey = await versionKeyOf(file);
  let build = await readBuild(file);

  const check = async () => {
    try {
      const key = await versionKeyOf(file);
      if (key !== currentKey) build = await readBuild(file);
      currentKey = key;
    } catch (error) {
      onFailure(error);
    }
    scheduleCheck();
  };
  // One after the other, because a check may take longer than the interval on a network share.
  const scheduleCheck = () => setTimeout(check, interval).unref();
  scheduleCheck();
  return () => build;
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
