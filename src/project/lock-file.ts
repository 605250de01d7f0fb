import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectFolder } from './project-folder';

/** The package manager that writes a lock file, by the name of the file. */
const managers: Readonly<Record<string, string>> = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
};

/** The path of a project's lock file or, in a workspace, of that in a folder above; undefined if there is none. */
export function lockFile(folder = projectFolder): string | undefined {
  const inFolder = Object.keys(managers)
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
  const parent = dirname(folder);
  return inFolder ?? (parent === folder ? undefined : lockFile(parent));
}

/** The package manager of a project, by its lock file; npm if it has none. */
export const packageManagerOf = (folder: string) => managers[basename(lockFile(folder) ?? '')] ?? 'npm';
