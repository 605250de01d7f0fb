import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { projectFolder } from '../project/project-folder';

const { resolve } = createRequire(import.meta.url);

/** The folders of installed packages: the project's own, and the one that has the engine's, which may be a workspace's. */
export function packageFolders(): readonly string[] {
  const [above = ''] = resolve('react').split(`${sep}node_modules${sep}`);
  return [...new Set([projectFolder, above].map((folder) => join(folder, 'node_modules')))];
}
