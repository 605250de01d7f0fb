import { dirname, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { EntryServer } from '../bundle/bundle';
import type { PageData, Shell } from '../compiled';
import type { Sources } from '../document/source';
import { escapeJson, escapeText } from '../emit/escape';
import { emitHtml } from '../emit/html';
import { describeRenderFailures } from '../report/describe-render-failures';
import type { SitePage } from '../site/assembled-site';
import { originOf } from './origin';
import { overlayError } from './overlay-error';
import type { ThemeStyles } from './theme-styles';

/** The URL of the client entry in development. */
const script = '/src/entry-dev.ts';

/**
 * Renders a page as in a build, but with unbundled scripts and styles. `version` is the version of the live site,
 * `file` the document of the page, for error messages. `isError`: the HTML shows an error instead of the page.
 */
export async function pageDocument(
  vite: ViteDevServer,
  version: string,
  sources: Sources,
  { page, file }: Pick<SitePage, 'page' | 'file'>,
  shell: Shell,
  styles: ThemeStyles,
): Promise<{ html: string; isError: boolean }> {
  const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
  const data: PageData = { page, shell };
  const rendered = await renderPage(data);
  // A list says which parts of the page failed.
  if (Array.isArray(rendered)) {
    const failures = describeRenderFailures(new Map([[file, rendered]]), sources.documents);
    const error = overlayError(failures, sources, originOf(vite));
    return {
      html: errorDocument(
        error ?? { message: 'The page could not be rendered.', stack: '' },
        version,
        sources,
      ),
      isError: true,
    };
  }
  const html = emitHtml(data, rendered, { script, fonts: styles.fonts, icon: styles.icon }).join('');
  // By these the client entry knows whether its page is out of date, and whether its URL leads to another page now.
  const attributes = `data-version="${version}" data-route="${escapeText(page.route)}"`;
  const theme = `<style>${styles.css}</style>`;
  const devScripts = [servedPageScript, overlayStyle, refreshScript, clientScript(sources)];
  const head = ['<head>', ...devScripts, ...(await styleElements(vite)), theme].join('\n');
  return {
    html: html.replace('<html', () => `<html ${attributes}`).replace('<head>', () => head),
    isError: false,
  };
}

/** A page that shows only an error, in Vite's overlay. It reloads as soon as the live site has another version. */
export const errorDocument = (error: ErrorPayload['err'], version: string, sources: Sources) =>
  [
    '<!doctype html>',
    `<html lang="en" data-error="${escapeText(JSON.stringify(error))}">`,
    '<head><meta charset="utf-8"><title>Error</title>',
    overlayStyle,
    clientScript(sources),
    '</head>',
    '<body>',
    '<script type="module">',
    "import { createHotContext, ErrorOverlay } from '/@vite/client';",
    'document.body.append(new ErrorOverlay(JSON.parse(document.documentElement.dataset.error)));',
    "const hot = createHotContext('/error');",
    'let isLeaving = false;', // a second reload would cancel the first
    // Sent by serve-documents.ts on each change, and in answer to `prospectus:ready`.
    "hot.on('prospectus:site', (state) => {",
    `  if (isLeaving || state.version === ${escapeJson(version)}) return;`,
    '  isLeaving = true;',
    '  location.reload();',
    '});',
    "hot.send('prospectus:ready');",
    '</script>',
    '</body>',
    '</html>',
    '',
  ].join('\n');

/**
 * Keeps a copy of the served page, and the mapping of its nodes to those on the screen (src/preview). It runs right
 * after parsing, before islands or the author change anything.
 */
export const servedPageScript = `<script>
window.servedPage = new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => {
  const copy = document.cloneNode(true);
  const shown = new Map();
  const pair = (node, onScreen) => {
    shown.set(node, onScreen);
    node.childNodes.forEach((child, index) => pair(child, onScreen.childNodes[index]));
  };
  pair(copy, document);
  resolve({ copy, nodesOnScreen: shown });
}));
</script>`;

/** Adapts Vite's overlay for authors: long lines wrap, and the tip on configuring Vite is hidden. */
const overlayStyle = `<style>
  vite-error-overlay::part(window) { display: flex; flex-direction: column; max-width: min(92vw, 76rem); }
  vite-error-overlay::part(message) { margin-bottom: 0.5em; }
  vite-error-overlay::part(file) { margin-bottom: 0.5em; }
  vite-error-overlay::part(stack) { margin: 0; font-size: 16px; white-space: pre-wrap; }
  vite-error-overlay::part(tip) { display: none; }
</style>`;

/** React Refresh must be set up before React loads. */
const refreshScript = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;

/** Vite's client, and a script that shortens the paths in its overlay: `pages-json/opening-hours.json`. */
const clientScript = ({ documents }: Sources) =>
  [
    '<script type="module">',
    "import '/@vite/client';",
    `const above = ${escapeJson(folderAbove(documents))};`,
    'const shorten = () => {',
    "  for (const { shadowRoot } of document.querySelectorAll('vite-error-overlay'))",
    "    for (const link of shadowRoot.querySelectorAll('.file-link'))",
    "      link.textContent = link.textContent.replace(above, '');",
    '};',
    'new MutationObserver(shorten).observe(document.body, { childList: true });',
    'shorten();',
    '</script>',
  ].join('\n');

/** The folder that contains the site's folder, with a slash at its end. The overlay leaves it out of paths. */
function folderAbove([first]: Sources['documents']): string {
  return first ? `${dirname(resolve(first.file.slice(0, -first.path.length)))}${sep}` : '';
}

/** The CSS imported by the code, inlined so that the page is styled before scripts run. Vite's client takes it over. */
async function styleElements(vite: ViteDevServer): Promise<readonly string[]> {
  const sheets = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
    id?.endsWith('.css'),
  );
  return Promise.all(
    sheets.map(async ({ id, url }) => {
      const { default: css }: { default?: string } = await vite.ssrLoadModule(`${url}?inline`);
      return `<style data-vite-dev-id="${id}">${css?.replaceAll('</', '<\\/') ?? ''}</style>`;
    }),
  );
}
