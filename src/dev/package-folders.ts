import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { projectFolder } from '../project/project-folder';

const { resolve } = createRequire(import.meta.url);

/**
 * The `node_modules` folders in use: the project's own, and the one with the engine's packages. In a workspace that one
 * is in a folder above.
 */
export function packageFolders(): readonly string[] {
  // React is one of the engine's packages.
  const [folderOfEngine = ''] = resolve('react').split(`${sep}node_modules${sep}`);
  return [...new Set([projectFolder, folderOfEngine].map((folder) => join(folder, 'node_modules')))];
}
