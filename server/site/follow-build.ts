import { stat } from 'node:fs/promises';
import { type Build, type CurrentBuild, readBuild } from './build';

/** How often a new build is looked for, ms. It is looked for when somebody asks for something, and at no other time. */
const interval = 1_000;

interface FollowOptions {
  /** A new build could not be read; the last one stays in use. */
  onFailure: (error: unknown) => void;
  /** Ms since any moment. */
  now?: () => number;
}

/**
 * Follows a built site that may be built again while the server runs: its forms, headers and redirects are those of the
 * files that are there. Rejects if there is no build at first.
 */
export async function followBuild(
  file: string,
  { onFailure, now = () => performance.now() }: FollowOptions,
): Promise<CurrentBuild> {
  let seen = await identityOf(file);
  let build = await readBuild(file);
  let lookedAt = now();

  const look = async () => {
    try {
      const found = await identityOf(file);
      if (found === seen) return;
      build = await readBuild(file);
      seen = found;
    } catch (error) {
      onFailure(error);
    }
  };

  return async () => {
    if (now() - lookedAt >= interval) {
      lookedAt = now();
      await look();
    }
    return build;
  };
}

/** Identifies a version of a file by its inode, size and time. */
async function identityOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'missing';
  }
}

/** The current build for callers that cannot wait: the one found by the last look. Each call starts the next look. */
export async function followLatest(currentBuild: CurrentBuild): Promise<() => Build> {
  let latest = await currentBuild();
  return () => {
    void currentBuild().then((build) => {
      latest = build;
    });
    return latest;
  };
}
