import { dirname, join, relative, resolve, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { HotPayload, ViteDevServer } from 'vite';
import type { ServerBundle } from '../bundle/bundle';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { pageAbout } from '../report/report';
import { createAnswer } from './answer';
import type { CodeChanges } from './code-changes';
import { type LiveSite, openLiveSite } from './live-site';
import { originOf } from './origin';
import type { DevReceiver } from './receiver';

/** What the browsers receive (entry-dev.ts): which snapshot is current, which of its pages are drafts, and its warnings. */
const stateOf = (live: LiveSite, folder: string, origin: string): HotPayload => ({
  type: 'custom',
  event: 'prospectus:site',
  data: {
    build: live.build(),
    drafts: [...(live.snapshot()?.pages.values() ?? [])].flatMap((page) => (page.draft ? page.route : [])),
    warnings: live.warnings().map((warning) => ({
      place: placeOf(warning, folder),
      message: warning.message,
      hint: warning.hint,
      about: pageAbout(warning, origin),
    })),
  },
});

/** `pages-json/opening-hours.json:12:7`, wherever that folder is. */
const placeOf = ({ location: { file, line, column } }: Diagnostic, folder: string) =>
  `${relative(dirname(resolve(folder)), resolve(file))}:${line}:${column}`;

interface ServeOptions {
  vite: ViteDevServer;
  folder: string;
  receiver: DevReceiver;
  codeChanges: CodeChanges;
}

/** Serves the site from its documents, and shows in every browser what is saved, without a reload. */
export async function serveDocuments({ vite, folder, receiver, codeChanges }: ServeOptions): Promise<void> {
  const { hot } = vite.environments.client;
  // Vite starts its plugins only when it listens, and the site has to be ready by then.
  for (const { pluginContainer } of Object.values(vite.environments)) await pluginContainer.buildStart();
  const { controlIcons } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle;
  const live = await openLiveSite({
    folder,
    controlIcons,
    origin: originOf(vite),
    onChange(site) {
      const error = site.error();
      const payload: HotPayload = error
        ? { type: 'error', err: error }
        : stateOf(site, folder, originOf(vite));
      // One by one: Vite keeps an error that it broadcasts to nobody for the next client, even if it is fixed by then.
      for (const client of vite.ws.clients) client.send(payload);
    },
  });
  // A client that connects later, or had an error in the code since, needs the errors in the documents as well.
  hot.on('prospectus:ready', (_data, client) => {
    const error = live.error();
    client.send(stateOf(live, folder, originOf(vite)));
    if (error) client.send({ type: 'error', err: error });
  });
  watch(vite, folder, live);
  codeChanges.onChange(live.touchCode);
  const answer = createAnswer({ vite, live, receiver, folder });
  const listener = getRequestListener(answer.fetch, { overrideGlobalObjects: false });
  vite.middlewares.use((request, response) => void listener(request, response));
}

/** Vite watches the project, but the documents may be elsewhere. */
function watch({ watcher, config }: ViteDevServer, folder: string, live: LiveSite): void {
  const schemas = join(config.root, 'schema');
  const pathBelow = (parent: string, file: string) => {
    const path = relative(parent, file).split(sep).join('/');
    return path === '' || path.startsWith('../') ? undefined : path;
  };
  watcher.add(folder);
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return; // their files are reported one by one
    const path = pathBelow(folder, file);
    if (path !== undefined) live.touch(path);
    else if (pathBelow(schemas, file) !== undefined) live.touchSchemas();
  });
}
