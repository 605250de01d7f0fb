import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One configuration for both bundles; scripts/build.ts says what each is made from and where it goes. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
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
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-browser.tsx',
      output: { entryFileNames: isSsrBuild ? '[name].mjs' : 'assets/[name].[hash].js', chunkFileNames: 'assets/[name].[hash].js', assetFileNames: 'assets/[name].[hash][extname]' },
    },
  },
}));
