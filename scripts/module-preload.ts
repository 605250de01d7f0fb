import type { Plugin } from 'vite';

/** The module that Vite asks for what loads the parts of a dynamic import. */
const helper = '\0vite/preload-helper.js';

/**
 * In place of Vite's own helper, which would be a quarter of the loader: style sheets are in the pages, so all that is left
 * is to fetch the parts of a module at the same time as the module.
 */
export const modulePreload: Plugin = {
  name: 'module-preload',
  enforce: 'pre',
  load: (id) => (id === helper ? `export const __vitePreload = ${fetchTogether}` : undefined),
};

/** Runs in the browser, as text. */
function fetchTogether<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
