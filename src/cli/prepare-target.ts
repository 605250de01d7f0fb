import { readdirSync, rmSync } from 'node:fs';
import { isBuiltSite, leftoversOf, restoreSite, withLinksResolved } from '../files/restore-site';
import { misuse } from './read-arguments';

/**
 * Returns the folder of `--out` with symbolic links followed, so that a link stays and its target is replaced. Restores
 * a site that an interrupted build has moved away, and removes leftovers of killed builds. If the folder contains
 * anything but a built site, which would be deleted, it prints the usage and exits.
 */
export function prepareTarget(usage: string, out: string): string {
  const target = withLinksResolved(out);
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

/** The names in a folder; none if it does not exist. A file in its place counts as a name, so that it is refused. */
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
