import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { projectFolder } from '../project/project-folder';

const { resolve } = createRequire(import.meta.url);

/**
 * The `node_modules` folders in use: the project's own, and the one with the engine's packages, which is higher up in a
 * workspace.
 */
export function packageFolders(): readonly string[] {
  const [installFolder = ''] = resolve('react').split(`${sep}node_modules${sep}`);
  return [...new Set([projectFolder, installFolder].map((folder) => join(folder, 'node_modules')))];
}
