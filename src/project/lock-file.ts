import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from './project-folder';

const names = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** The path of a project's lock file or, in a workspace, of that in a folder above; undefined if there is none. */
export function lockFile(folder = projectFolder): string | undefined {
  const inFolder = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  const parent = dirname(folder);
  return inFolder ?? (parent === folder ? undefined : lockFile(parent));
}
