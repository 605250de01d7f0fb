import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { InlineConfig, Plugin } from 'vite';
import { engineFolder } from '../project/engine-folder';
import { withoutLaterLayer } from './defer-noncritical-css';

/** Modules that every React island needs. */
const reactIslandModules =
  /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|src\/(islands\/(react-island|slot)|ui\/(icon|site-settings))\./;

/** The names of the files of a bundle for Node, and of one for browsers. */
const forNode = { entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash].mjs' };
const forBrowsers = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[name].[hash:6].js', // short, since every page loads the names of all islands
};

/** The oldest browsers that scripts and styles are written for. */
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(join(engineFolder, 'package.json'), 'utf8'),
);

/**
 * One configuration for all bundles; src/bundle/bundle.ts says what each begins with and where it goes. No file of a
 * site's own configures Vite, PostCSS or TypeScript, so that the engine's code becomes the same in every project.
 */
export const viteConfig = (madeFor: 'browsers' | 'node'): InlineConfig => ({
  root: engineFolder,
  configFile: false,
  tsconfig: join(engineFolder, 'tsconfig.json'),
  appType: 'custom',
  css: { postcss: {} },
  plugins: [react(), islandNames, layerOrder('tokens', 'base', 'ui', 'blocks', 'shell')],
  publicDir: false,
  // Otherwise Vite would find a package only when the first island hydrates, bundle it, and reload the page.
  optimizeDeps: { entries: ['src/entry-dev.ts', 'src/**/*.island.{ts,tsx}'] },
  build: {
    target: browserslistToEsbuild(browserslist), // for scripts and styles
    assetsInlineLimit: 0,
    cssCodeSplit: false, // a script fetches no styles: its page has them
    manifest: madeFor === 'browsers',
    modulePreload: {
      polyfill: false,
      // Only large files. Small ones are requested by the island itself and arrive before React does.
      resolveDependencies: (_file, files) => files.filter((file) => /\/(react|radix)\./.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false }, // no warnings about slow plugins, which a slow machine causes
      output: {
        ...(madeFor === 'node' ? forNode : forBrowsers),
        assetFileNames: 'assets/[name].[hash][extname]',
        hashCharacters: 'hex', // fewer different characters compress better
        // One file for the modules that all React islands need, and one for those that islands with Radix share, so
        // that a second island does not fetch them again.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactIslandModules },
            { name: 'radix', test: /node_modules\/@radix-ui\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** The key of an island in the object that `import.meta.glob` becomes: `"./blocks/faq/faq.island.ts":`. */
const pathOfIsland = /"\.{1,2}\/[^"]*\/([\w-]+)\.island\.tsx?":/g;

/**
 * Vite plugin: shortens the keys of islands to the names of these, by which the client entry looks them up, and removes
 * the `Object.assign()` that Vite puts around the object.
 */
const islandNames: Plugin = {
  name: 'island-names',
  enforce: 'post',
  transform: {
    filter: { id: /\/(entry-browser|islands\/rare\.island)\.ts$/ },
    handler: (code) => ({
      code: code.replace(pathOfIsland, '"$1":').replace('/* #__PURE__ */ Object.assign(', '('),
      map: null,
    }),
  },
};

/**
 * Vite plugin: declares the cascade layers before every style sheet, and replaces the mark `@layer later` by a media
 * query that always matches. A layer wins over those before it, whatever the selector: a block overrides a component,
 * and the shell overrides both. Declared in one file only, the order would depend on which chunk the bundler puts
 * first.
 */
function layerOrder(...layers: string[]): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      // With `?inline` (npm run dev) and without: class names are hashes of the content, which has to be the same.
      filter: { id: /\.css(\?|$)/ },
      handler: (code) => ({ code: `@layer ${layers.join(', ')};\n${withoutLaterLayer(code)}`, map: null }),
    },
  };
}
