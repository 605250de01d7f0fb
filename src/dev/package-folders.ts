import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { projectFolder } from '../project/project-folder';

const { resolve } = createRequire(import.meta.url);

/**
 * The `node_modules` folders in use: the project's own, and the one with the engine's packages. In a workspace that one
 * is in a folder above.
 */
export function packageFolders(): readonly string[] {
  const [folderWithEngine = ''] = resolve('react').split(`${sep}node_modules${sep}`);
  return [...new Set([projectFolder, folderWithEngine].map((folder) => join(folder, 'node_modules')))];
}
