import { build } from 'vite';

/**
 * Bundles programs for Node into a folder. Plain JavaScript, because it also bundles the commands.
 *
 * @param {object} options
 * @param {string} options.root The folder of the engine.
 * @param {string} options.folder Where the programs are written.
 * @param {Record<string, string>} options.input The first module of each program, by the name of its file.
 * @param {string} options.chunkFileNames The names of the files that programs share.
 * @param {import('vite').SSROptions} options.ssr Which packages are bundled.
 * @param {import('vite').PluginOption[]} [options.plugins]
 */
export const bundlePrograms = ({ root, folder, input, chunkFileNames, ssr, plugins }) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    ssr,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false, // packages may be installed there
      target: 'node20',
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input,
        checks: { commonJsVariableInEsm: false }, // a package tests whether `module` and `exports` exist
        output: { entryFileNames: '[name].mjs', chunkFileNames },
      },
    },
  });
