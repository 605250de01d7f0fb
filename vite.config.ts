import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** One configuration for all bundles; scripts/bundle.ts says what each begins with and where it goes. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), layerOrder('fonts', 'tokens', 'base', 'ui', 'blocks', 'shell')],
  publicDir: false,
  ...(command === 'build' && { css: { modules: { generateScopedName: shortNames() } } }),
  build: {
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], // the first with light-dark()
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false }, // a slow machine is not news
      output: {
        entryFileNames: isSsrBuild ? '[name].mjs' : 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
        // React and what every island of it needs are one file, which a second island need not fetch again.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
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

/** One or two letters for each class of the style sheets: every page carries them. */
function shortNames() {
  const names = new Map<string, string>();
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.module.css')).sort()) {
    for (const [, name] of readFileSync(join(root, 'src', file), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, letters(names.size));
    }
  }
  return (name: string, file: string) =>
    names.get(`${relative(join(root, 'src'), file.replace(/\?.*/, ''))} ${name}`) ?? name;
}

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));
