import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { engineFolder } from '../project/engine-folder';

/** The folder of the engine's modules, with the slashes of Vite. */
const sourceFolder = `${join(engineFolder, 'src').split(sep).join('/')}/`;

/**
 * Vite plugin: removes the version, `?v=`, from the URLs of the engine's modules. Vite adds it to all modules in
 * node_modules, where an installed engine lies. Browsers cache a URL with a version for a year, but the engine's client
 * entry contains a list of the site's islands (bundle/site-code.ts), which changes.
 */
export const unversionedModules: Plugin = {
  name: 'unversioned-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[./]|^[A-Z]:/i }, // relative and absolute paths, not names of packages
    async handler(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(sourceFolder)) return resolved;
      return { ...resolved, id: resolved.id.replace(/\?v=[\da-f]+$/, '') };
    },
  },
};
