import { restoreSite } from '../src/files/restore-site';
import { projectPaths } from '../src/project/project-paths.mjs';
import { createApp } from './app';
import { startBackups } from './backup/schedule';
import { openChannels } from './delivery/channels';
import { systemClock } from './delivery/clock';
import type { DeliveryWorker } from './delivery/delivery-worker';
import { startDelivery } from './delivery/start-delivery';
import { createReadiness } from './health/readiness';
import { listen } from './listen';
import { createLog } from './log';
import { createMetrics } from './metrics/metrics';
import { startMetricsServer } from './metrics/metrics-server';
import { readPagesOption } from './read-pages-option';
import { createEarlyRefusal } from './receiver/early-refusal';
import { createGuard } from './receiver/guard';
import { logFormat, readSettings } from './settings';
import { followBuild } from './site/follow-build';
import { openBlockedDomains } from './spam/blocked-domains';
import { createSpamFilter } from './spam/create-spam-filter';
import { createProofOfWork } from './spam/proof-of-work';
import { openStore } from './store/open-store';
import { createStoreListeners } from './store-listeners';
import { usage } from './usage';

/** Serves the built site and receives enquiries, with settings from the environment (settings.ts). */
const { pagesFolder, otherArguments } = readPagesOption(process.argv.slice(2));
const [argument] = otherArguments;
if (argument === '--help' || argument === '-h') {
  console.log(usage);
  process.exit(0);
}
if (argument !== undefined) {
  console.error(`Unknown argument “${argument}”. Settings are environment variables.\n\n${usage}`);
  process.exit(2);
}

const log = createLog((line) => console.error(line), logFormat(process.env, process.stderr.isTTY));

try {
  const settings = readSettings(process.env, projectPaths(pagesFolder));
  const { data, databaseUrl, serverConfig, site, limits, trustedProxies, spam, proof } = settings;
  if (site && restoreSite(site)) {
    const message = `An interrupted build left no site. The previous site was restored to ${site}.`;
    log.info('site_restored', { message });
  }
  const currentBuild = await followBuild(
    serverConfig,
    log.createFailureReporter('The new build could not be read', 'build_unreadable'),
  );
  const metrics = createMetrics();
  const store = await openStore(data, databaseUrl, {
    waitListeners: createStoreListeners(log),
    onGroupCommit: metrics.onGroupCommit, // enquiries that are committed together
  });
  const hasBlockedDomain = openBlockedDomains(
    spam.blockedDomains,
    log.createFailureReporter('Could not read the blocked domains', 'blocked_domains_unreadable'),
  );
  const channels = openChannels(settings, currentBuild);
  const guard = createGuard(limits);
  const folder = databaseUrl ? undefined : data; // of the SQLite file
  const disk = folder ? { folder, minimumFree: settings.readyFreeBytes } : undefined;
  const readiness = createReadiness({ store, disk });
  let delivery: DeliveryWorker | undefined;
  const app = createApp({
    site,
    currentBuild,
    store,
    guard,
    channels: [...channels.keys()],
    allowedOrigins: settings.allowedOrigins,
    trustedProxies,
    readiness,
    spamFilter: createSpamFilter(spam.perDayAndAddress, hasBlockedDomain),
    proof: proof && createProofOfWork(proof),
    onStored: () => delivery?.wake(),
    onPost: metrics.onPost,
    onResponse: metrics.onResponse,
    onFailure: log.createFailureReporter('Could not save to the enquiry store', 'store_failed'),
    onError: log.createFailureReporter('A request could not be answered', 'request_failed'),
  });
  const server = await listen(app, {
    ...settings,
    headers: () => Object.fromEntries(currentBuild().headersFor('/')),
    refuseEarly: createEarlyRefusal(guard, currentBuild, metrics.onRefused),
    onError: log.createFailureReporter('A connection could not be accepted', 'connection_failed'),
  });
  const { backup } = settings;
  const metricsServer =
    settings.metricsAddress &&
    (await startMetricsServer({
      ...settings.metricsAddress,
      contentType: metrics.contentType,
      scrape: metrics.createScrape({
        store,
        readiness,
        currentBuild,
        channels: [...channels.keys()],
        folder,
        backup,
        connections: server.connections,
      }),
    }));
  // Only after the port is open: a start that fails on a used port exits immediately, and would interrupt deliveries
  // and backups.
  if (channels.size > 0) {
    delivery = startDelivery(channels, { store, log, clock: systemClock, onAttempt: metrics.onDelivered });
  }
  const backups = backup.folder
    ? startBackups({
        ...backup,
        store,
        folder: backup.folder,
        clock: systemClock,
        onBackup: metrics.onBackup,
        onFailure: log.createFailureReporter('Backup failed', 'backup_failed'),
      })
    : undefined;

  const stop = async () => {
    // In parallel, since all share the same few seconds. Enquiries stored meanwhile are delivered after the next start.
    await Promise.all([server.stop(), metricsServer?.stop(), delivery?.stop(), backups?.stop()]);
    await store.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  // Last, because a program that waits for this line may stop the server at once.
  if (metricsServer) log.info('metrics_listening', { url: metricsServer.url });
  const url = `http://localhost:${server.port}`;
  log.info('listening', { message: `Prospectus serves ${site ?? 'the receiver'} at ${url}`, url });
} catch (error) {
  log.error('start_failed', { message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
