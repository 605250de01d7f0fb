import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** One configuration for both bundles; scripts/build.ts says where each goes. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), layerOrder('fonts', 'tokens', 'base', 'ui', 'blocks', 'shell')],
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    // Every page needs most of the styles; in one file they are fetched once and never flash.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false }, // a slow machine is not news
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-browser.tsx',
      output: {
        entryFileNames: isSsrBuild ? '[name].mjs' : 'assets/[name].[hash].js',
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/[name]${facadeModuleId?.includes('/src/blocks/') ? '.block' : ''}.[hash].js`,
        assetFileNames: 'assets/[name].[hash][extname]',
        // What every page needs is one file: a dozen small ones would each cost a request and pack worse.
        // Swiper and the hashes of a proof of work are loaded where they are used.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(?!swiper|@noble)|src\/(ui\/(?!carousel|slider|tabs)|format\/)/,
            },
          ],
        },
      },
    },
  },
}));

/**
 * Declares the cascade layers before every style sheet. Later layers win, whatever the selector: a block overrides a
 * component, and the shell overrides both. Declared in one file only, the order would depend on which chunk the
 * bundler puts first.
 */
function layerOrder(...layers: string[]): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ }, // asked for as text (npm run dev), too: class names are made from it
      handler: (code) => ({ code: `@layer ${layers.join(', ')};\n${code}`, map: null }),
    },
  };
}
