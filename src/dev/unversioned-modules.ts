import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { engineFolder } from '../project/engine-folder';

const source = `${join(engineFolder, 'src').split(sep).join('/')}/`;

/**
 * Vite plugin: leaves out the version that Vite adds to modules below node_modules, where an installed engine lies.
 * Browsers keep what has a version for a year, and the engine's loader has islands of the site in it, which change.
 */
export const unversionedModules: Plugin = {
  name: 'unversioned-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[./]|^[A-Z]:/i },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(source)) return found;
      return { ...found, id: found.id.replace(/\?v=[\da-f]+$/, '') };
    },
  },
};
