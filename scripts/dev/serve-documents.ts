import { join, relative, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { HotPayload, ViteDevServer } from 'vite';
import type { ServerBundle } from '../bundle';
import { createAnswer } from './answer';
import { type LiveSite, openLiveSite } from './live-site';
import { originOf } from './origin';
import type { DevReceiver } from './receiver';

/** What is told to the browsers (entry-dev.tsx): which edition is current, and which of its pages are drafts. */
const stateOf = (live: LiveSite): HotPayload => ({
  type: 'custom',
  event: 'prospectus:site',
  data: {
    build: live.build(),
    drafts: [...(live.edition()?.pages.values() ?? [])].flatMap(({ draft, page }) =>
      draft ? page.route : [],
    ),
  },
});

/** Serves the site from its documents, and shows in every browser what is saved, without a reload. */
export async function serveDocuments(
  vite: ViteDevServer,
  folder: string,
  receiver: DevReceiver,
): Promise<void> {
  const { hot } = vite.environments.client;
  // Vite itself starts its plugins when it listens: whoever comes then is to find the site.
  for (const { pluginContainer } of Object.values(vite.environments)) await pluginContainer.buildStart();
  const { controlIcons } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle;
  const live = await openLiveSite({
    folder,
    controlIcons,
    origin: originOf(vite),
    onChange(site) {
      const error = site.error();
      const payload: HotPayload = error ? { type: 'error', err: error } : stateOf(site);
      // One by one: what is sent to all and finds nobody, Vite keeps for who comes next, though it is long fixed.
      for (const client of vite.ws.clients) client.send(payload);
    },
  });
  // Whoever connects later, or has had an error of the code since, hears of what is wrong with the documents, too.
  hot.on('prospectus:ready', (_data, client) => {
    const error = live.error();
    client.send(stateOf(live));
    if (error) client.send({ type: 'error', err: error });
  });
  watch(vite, folder, live);
  const answer = createAnswer({ vite, live, receiver, folder });
  const listener = getRequestListener(answer.fetch, { overrideGlobalObjects: false });
  vite.middlewares.use((request, response) => void listener(request, response));
}

/** Vite watches the project; the documents may stand elsewhere. */
function watch({ watcher, config }: ViteDevServer, folder: string, live: LiveSite): void {
  const schemas = join(config.root, 'schema');
  const pathBelow = (parent: string, file: string) => {
    const path = relative(parent, file).split(sep).join('/');
    return path === '' || path.startsWith('../') ? undefined : path;
  };
  watcher.add(folder);
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return; // their files are told of one by one
    const path = pathBelow(folder, file);
    if (path !== undefined) live.touch(path);
    else if (pathBelow(schemas, file) !== undefined) live.touchSchemas();
  });
}
