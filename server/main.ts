import { createApp } from './app';
import { openChannels } from './delivery/channels';
import { systemClock } from './delivery/clock';
import type { DeliveryWorker } from './delivery/delivery-worker';
import { startDelivery } from './delivery/start-delivery';
import { listen } from './listen';
import { createLog } from './log';
import { createGuard } from './receiver/guard';
import { readSettings } from './settings';
import { followBuild } from './site/follow-build';
import { openStore } from './store/open-store';

/** Serves the built site and takes enquiries, by what the environment says (settings.ts). */
const log = createLog((line) => console.error(line));

try {
  const settings = readSettings(process.env);
  const { data, databaseUrl, serverConfig, site, limits, trustedProxies } = settings;
  const currentBuild = await followBuild(serverConfig, {
    onFailure: log.failure('The new build could not be read'),
  });
  const store = await openStore(data, databaseUrl);
  const channels = openChannels(settings, currentBuild);
  let delivery: DeliveryWorker | undefined;
  const app = createApp({
    site,
    currentBuild,
    store,
    guard: createGuard(limits),
    channels: [...channels.keys()],
    trustedProxies,
    onKept: () => delivery?.wake(),
    onFailure: log.failure('The store of enquiries does not write'),
    onError: log.failure('A request could not be answered'),
  });
  const server = await listen(app, settings);
  // Not before: a start that finds its port taken ends at once, and would leave half of a delivery behind.
  if (channels.size > 0) {
    delivery = startDelivery({ store, channels, log, clock: systemClock, chance: Math.random });
  }
  log.line(`Prospectus serves ${site ?? 'the receiver'} at http://localhost:${server.port}`);

  const stop = async () => {
    // At once, as both have the same few seconds; what is kept meanwhile waits in the store for the next start.
    await Promise.all([server.stop(), delivery?.stop()]);
    await store.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  log.line(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
