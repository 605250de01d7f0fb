import { dirname, join, relative, resolve, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { HotPayload, ViteDevServer } from 'vite';
import type { EntryServer } from '../bundle/bundle';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { helpAddress } from '../report/report';
import { createDevApp } from './dev-app';
import { type LiveSite, openLiveSite } from './live-site';
import { originOf } from './origin';
import type { DevReceiver } from './receiver';

/** The message to browsers (entry-dev.ts): the version of the site, the routes of its drafts, and warnings. */
const siteMessage = (live: LiveSite, folder: string, origin: string): HotPayload => ({
  type: 'custom',
  event: 'prospectus:site',
  data: {
    version: live.version(),
    drafts: [...(live.snapshot()?.pages.values() ?? [])].flatMap((page) => (page.draft ? page.route : [])),
    warnings: live.warnings().map((warning) => ({
      location: shortLocation(warning, folder),
      message: warning.message,
      hint: warning.hint,
      helpUrl: helpAddress(warning, origin),
    })),
  },
});

/** A location from the name of the site's folder on: `pages-json/opening-hours.json:12:7`. */
const shortLocation = ({ location: { file, line, column } }: Diagnostic, folder: string) =>
  `${relative(dirname(resolve(folder)), resolve(file))}:${line}:${column}`;

/**
 * Serves the site from its documents in `folder`, and updates browsers on each change without a reload. What happens
 * after a save:
 *
 * 1. Vite's watcher reports a file, and `watch` below calls `LiveSite.touch` (live-site.ts).
 * 2. The folder is listed again, and only files that have changed are read (source-reader.ts).
 * 3. `makeSnapshot` (snapshot.ts) compiles them; documents that have not changed come from the compile cache.
 * 4. `onChange` sends the version of the snapshot, or the error, to every browser by Vite's web socket.
 * 5. entry-dev.ts in the browser fetches its page again, which dev-app.ts renders from the snapshot (page-document.ts).
 * 6. `showNext` (preview/show-next.ts) compares it with the page as it was served, and changes only what differs.
 *
 * A change of code skips 2 and 3: Vite invalidates the modules, and the plugin of code-changes.ts calls `touchCode` of
 * the live site, which this returns.
 */
export async function serveDocuments(
  vite: ViteDevServer,
  folder: string,
  receiver: DevReceiver,
): Promise<LiveSite> {
  const { hot } = vite.environments.client;
  // Vite starts its plugins on `listen`, but the site needs them before that.
  for (const { pluginContainer } of Object.values(vite.environments)) await pluginContainer.buildStart();
  // The icons of buttons such as those of a carousel, which the sprite of each page needs.
  const { controlIcons } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
  const live = await openLiveSite({
    folder,
    controlIcons,
    origin: originOf(vite),
    onChange(site) {
      const error = site.error();
      const payload: HotPayload = error
        ? { type: 'error', err: error }
        : siteMessage(site, folder, originOf(vite));
      // Sent to each client separately, because Vite stores an error that it broadcasts without clients and sends it to
      // the next one, even if it has been fixed.
      for (const client of vite.ws.clients) client.send(payload);
    },
  });
  // A client sends this when it has connected, and again once an error in the code is mended, which had hidden others.
  hot.on('prospectus:ready', (_data, client) => {
    const error = live.error();
    client.send(siteMessage(live, folder, originOf(vite)));
    if (error) client.send({ type: 'error', err: error });
  });
  watch(vite, folder, live);
  const app = createDevApp(vite, live, receiver, folder);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  vite.middlewares.use((request, response) => void listener(request, response));
  return live;
}

/**
 * Tells the live site of changed documents and schemas. Vite watches the engine and its schemas, but not documents that
 * are elsewhere.
 */
function watch({ watcher, config }: ViteDevServer, folder: string, live: LiveSite): void {
  const schemas = join(config.root, 'schema');
  watcher.add(folder);
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return; // the files within are reported individually
    if (isBelow(folder, file)) live.touch();
    else if (isBelow(schemas, file)) live.touchSchemas();
  });
}

const isBelow = (folder: string, file: string) => resolve(file).startsWith(resolve(folder) + sep);
