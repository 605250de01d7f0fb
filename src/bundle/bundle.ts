import { readFile, rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type InlineConfig, type Manifest, mergeConfig, type Rolldown } from 'vite';
import { filesBelow } from '../files/read-tree';
import { engineFolder } from '../project/engine-folder';
import { deferNoncriticalCss, deferredPartStart } from './defer-noncritical-css';
import { modulePreload } from './module-preload';
import { shortClassNames, shortProperties, shortPropertyNames } from './short-names';
import { siteCode, siteStyles } from './site-code';
import type { Sheet, StylePart } from './style-parts';
import { viteConfig } from './vite-config';

/** What the module that renders pages exports, for those who load it by Vite. */
export type EntryServer = typeof import('../entry-server');

/** The client script and all style sheets, including those of blocks that the site does not use. */
export interface EngineBundle {
  /** URL of the client entry. */
  script: string;
  sheets: readonly Sheet[];
  /** Short names of custom properties, without leading dashes, by their long names such as `--space-half`. */
  shortPropertyNames: Readonly<Record<string, string>>;
}

/** What the pages of one site need of the bundle (bundle/write-client.ts). */
export interface SiteBundle {
  /** URL of the client entry. */
  script: string;
  /** Style sheets, each inlined in the pages that use it. */
  styles: readonly StylePart[];
  /** URL of the CSS that is not needed for the first paint. */
  deferredUrl: string;
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
}

/** Whom a build is for: visitors, or developers, with React's warnings and without compression. */
export type Mode = 'production' | 'development';

const bundle = (madeFor: 'browsers' | 'node', mode: Mode, config: InlineConfig) => {
  const shared: InlineConfig = {
    mode,
    logLevel: 'warn',
    css: { modules: { generateScopedName: shortClassNames() } },
  };
  return build(mergeConfig(mergeConfig(viteConfig(madeFor), shared), config));
};

const clientEntry = 'src/entry-browser.ts';
const globalSheets = ['tokens', 'base', 'right-to-left'].map((name) => `src/renderer/${name}.css`);

/**
 * Builds the client files into the folder `out`. They depend on the code alone: the engine's, and that of the site's
 * own blocks in `pagesFolder`.
 */
export async function bundleClient(out: string, mode: Mode, pagesFolder: string): Promise<EngineBundle> {
  await bundle('browsers', mode, {
    plugins: [siteCode(pagesFolder), withoutStyles, modulePreload],
    build: { outDir: out, emptyOutDir: true, rolldownOptions: { input: clientEntry } },
  });
  const manifestFile = join(out, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(join(out, '.vite'), { recursive: true });

  const cssModules = [
    ...(await filesBelow(join(engineFolder, 'src')))
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `src/${file}`),
    ...(await siteStyles(pagesFolder)).map((file) => relative(engineFolder, file).split(sep).join('/')),
  ];
  const shortNames = shortPropertyNames();
  const bundled = (await bundle('browsers', mode, {
    css: { postcss: { plugins: [deferNoncriticalCss, shortProperties(shortNames)] } },
    build: {
      write: false,
      cssCodeSplit: true,
      rolldownOptions: {
        input: Object.fromEntries(
          [...globalSheets, ...cssModules].map((file) => [nameOf(file), resolve(engineFolder, file)]),
        ),
        // The shorter hashes of vite-config.ts would collide in this many files. These scripts are never served.
        output: { chunkFileNames: '[name].[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const assets = bundled.output.filter((file) => file.type === 'asset');
  const sheets = [...globalSheets, ...cssModules].map((file) => {
    const name = nameOf(file);
    const css = assets.find(({ names, fileName }) => names.includes(name) || fileName.includes(`${name}.`));
    if (!css) throw new Error(`The style sheet ${file} was not bundled`);
    return { file, ...splitDeferred(String(css.source).trim()) };
  });
  return {
    script: `/${manifest[clientEntry]?.file}`,
    sheets,
    shortPropertyNames: Object.fromEntries(shortNames),
  };
}

/** The name of a style sheet in the output. A site may lie outside the engine, but the name must not contain `../`. */
const nameOf = (file: string) => file.replaceAll('../', '_/');

/** Cuts off the part of a style sheet that defer-noncritical-css.ts has moved to its end. */
function splitDeferred(css: string): Pick<Sheet, 'css' | 'deferredCss'> {
  const start = css.indexOf(deferredPartStart);
  return start < 0 ? { css, deferredCss: '' } : { css: css.slice(0, start), deferredCss: css.slice(start) };
}

/** Vite plugin: deletes the styles and fonts that scripts would load, because pages have their styles inlined. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'post' as const,
  generateBundle(_options: unknown, files: Record<string, { type: string }>) {
    for (const file of Object.keys(files)) if (/\.(css|woff2)$/.test(file)) delete files[file];
  },
};

/** Builds the module that renders pages, and the worker script of the build, into the folder `out`. */
export async function bundleRenderer(out: string, mode: Mode, pagesFolder: string): Promise<void> {
  await bundle('node', mode, {
    plugins: [siteCode(pagesFolder)],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true }, // One bundled file loads in a quarter of the time of separate packages.
    build: {
      outDir: out,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: ['src/generate/page-renderer.ts', 'src/generate/build-worker.ts'] },
    },
  });
}
