import react from '@vitejs/plugin-react';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { PageData } from '../../src/compiled';
import type { Sources } from '../../src/document/source';
import { escapeJson } from '../../src/emit/escape';
import { emitHtml } from '../../src/emit/html';
import type { ServerBundle } from '../bundle';
import { describeFailures } from '../prerender';
import { originOf } from './origin';
import { overlayError } from './overlay-error';

/** The script in place of the built one. */
const script = '/src/entry-dev.tsx';
const styles = '/src/renderer/styles.ts';

export interface PageDocument {
  html: string;
  /** It shows an error in place of the page. */
  isError: boolean;
}

/** A page as the build writes it, with the scripts and styles of the sources. */
export async function pageDocument(
  vite: ViteDevServer,
  sources: Sources,
  data: PageData,
  file: string,
): Promise<PageDocument> {
  const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle;
  const rendered = await renderPage(data);
  if (Array.isArray(rendered)) {
    const failures = describeFailures(rendered, file, sources.documents);
    const error = overlayError(failures, sources, originOf(vite));
    return {
      html: errorDocument(error ?? { message: 'The page could not be rendered.', stack: '' }, data.build),
      isError: true,
    };
  }
  const icon = sources.images.find(({ path }) => path === 'mark.svg')?.url;
  const fonts = ['newsreader', 'source-sans-3'].map((name) => `/src/renderer/fonts/${name}.woff2`);
  const html = emitHtml(data, rendered, { script, preloads: [], stylesheets: [], fonts, icon });
  const added = [overlayStyle, refreshScript, clientScript, ...(await styleElements(vite))].join('\n');
  return { html: html.replace('<head>', () => `<head>\n${added}`), isError: false };
}

/** Only the overlay, if there is no page to show. It reloads as soon as there is a new snapshot. */
export const errorDocument = (error: ErrorPayload['err'], build: string) =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><title>Error</title>',
    overlayStyle,
    '</head>',
    '<body>',
    '<script type="module">',
    "import { createHotContext, ErrorOverlay } from '/@vite/client';",
    `document.body.append(new ErrorOverlay(${escapeJson(error)}));`,
    "const hot = createHotContext('/error');",
    `hot.on('prospectus:site', (state) => state.build !== ${escapeJson(build)} && location.reload());`,
    "hot.send('prospectus:ready');",
    '</script>',
    '</body>',
    '</html>',
    '',
  ].join('\n');

/** Vite's overlay for writers: the location first, long lines wrapped, and no tip on how to configure Vite. */
const overlayStyle = `<style>
  vite-error-overlay::part(window) { display: flex; flex-direction: column; max-width: min(92vw, 76rem); }
  vite-error-overlay::part(file) { order: -1; margin-bottom: 0.5em; }
  vite-error-overlay::part(stack) { margin: 0; font-size: 16px; white-space: pre-wrap; }
  vite-error-overlay::part(tip) { display: none; }
</style>`;

/** React Refresh has to be set up before React loads. */
const refreshScript = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;
const clientScript = '<script type="module" src="/@vite/client"></script>';

/** The styles that the code imports, so that the page has them before any script runs. Vite's client takes them over. */
async function styleElements(vite: ViteDevServer): Promise<readonly string[]> {
  await vite.ssrLoadModule(styles);
  const sheets = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
    id?.endsWith('.css'),
  );
  return Promise.all(
    sheets.map(async ({ id, url }) => {
      const { default: css }: { default?: string } = await vite.ssrLoadModule(`${url}?inline`);
      return `<style data-vite-dev-id="${id}">${css?.replaceAll('</', '<\\/')}</style>`;
    }),
  );
}
