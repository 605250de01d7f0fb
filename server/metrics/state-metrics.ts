import type { Registry } from 'prom-client';
import { newestBackup } from '../backup/backup-folder';
import { boundedRead, type ReadBounds } from '../health/bounded-read';
import { freeSpace } from '../health/free-space';
import { type MeasuredStore, type Readiness, secondsSince } from '../health/readiness';
import type { Settings } from '../settings';
import type { ChannelName, ChannelOutbox } from '../store/enquiry';
import { addGauge } from './add-gauge';

/** Where the metrics of the server’s state come from. */
export interface StateSources {
  store: MeasuredStore;
  readiness: () => Promise<Readiness>;
  /** The enabled channels. */
  channels: readonly ChannelName[];
  /** The folder of the SQLite file, if any. */
  folder?: string;
  connections?: () => Promise<number>;
  /** Scheduled backups, if there is a folder for them. */
  backup?: Pick<Settings['backup'], 'folder' | 'everyHours'>;
  /** The build that is served. Counters of posts (metrics.ts) begin at 0 for each of its forms. */
  currentBuild: () => { id: string; forms: readonly { submit: string }[] };
}

/** Interval and timeout in ms of most reads, however often scrapes come. */
const bounds: ReadBounds = { interval: 5_000, timeout: 1_000 };
/** Readiness may write, which takes longer. */
const readinessBounds: ReadBounds = { interval: 5_000, timeout: 2_500 };
/** Reads of many rows or files, in ms. */
const slowBounds: ReadBounds = { interval: 60_000, timeout: 1_000 };

/**
 * Adds gauges of the server's state, which is read for a scrape if its last value is older than the interval. A read
 * never rejects, and takes at most 2.5 seconds. What could not be read in time, or does not apply, is omitted, unless 0
 * says the same, as in `prospectus_ready`.
 */
export function addStateMetrics(registry: Registry, sources: StateSources): void {
  const { store, channels, folder, connections, currentBuild } = sources;
  const { folder: backupFolder, everyHours = 0 } = sources.backup ?? {};
  const readiness = boundedRead(sources.readiness, readinessBounds);
  const ping = boundedRead(() => store.ping(), bounds);
  const readOutbox = optionalRead(async (): Promise<readonly ChannelOutbox[]> => {
    const outbox = await store.outbox();
    // Enabled channels without pending deliveries are added, because alerts need a value for each.
    const others = channels.filter((channel) => !outbox.some((each) => each.channel === channel));
    return [...outbox, ...others.map((channel) => ({ channel, waiting: 0, deadLetters: 0 }))];
  }, bounds);
  const readQuarantined = optionalRead(() => store.quarantined(), slowBounds);
  const readStoreSize = optionalRead(() => store.size(), bounds);
  const readFreeSpace = optionalRead(folder === undefined ? undefined : () => freeSpace(folder), bounds);
  const readConnections = optionalRead(connections, bounds);
  const readNewestBackup = optionalRead(
    backupFolder === undefined ? undefined : () => newestBackup(backupFolder, Date.now()),
    slowBounds,
  );

  const add = (name: string, help: string, read: () => Promise<number | undefined>) =>
    addGauge(registry, { name, help, read });
  add('prospectus_ready', '1 if posts can be kept, otherwise 0: what /readyz answers.', async () => {
    const result = await readiness();
    return Number(result.ok && result.value.ready);
  });
  add('prospectus_store_up', '1 if the enquiry store could be read at this scrape, otherwise 0.', async () =>
    Number((await ping()).ok),
  );
  add('prospectus_store_size_bytes', 'The size of the enquiry store on the disk.', readStoreSize);
  add('prospectus_disk_free_bytes', 'Free bytes on the disk of the SQLite file.', readFreeSpace);
  add('prospectus_http_connections', 'Open connections of visitors and proxies.', readConnections);
  // Also 0 if the folder cannot be read in time, so that the alert about missing backups fires.
  add(
    'prospectus_backup_last_success_timestamp_seconds',
    'When the newest backup was made, in seconds since 1970; 0 if there is none yet.',
    async () => (backupFolder === undefined ? undefined : ((await readNewestBackup())?.time ?? 0) / 1000),
  );
  add('prospectus_backup_interval_seconds', 'How often a backup is scheduled.', async () =>
    backupFolder === undefined ? undefined : everyHours * 3600,
  );

  const addByChannel = (name: string, help: string, pick: (outbox: ChannelOutbox) => number) => {
    const read = async () =>
      (await readOutbox())?.map((outbox) => [{ channel: outbox.channel }, pick(outbox)] as const);
    addGauge(registry, { name, help, labelNames: ['channel'], read });
  };
  addByChannel('prospectus_outbox_deliveries', 'Waiting deliveries, by channel.', ({ waiting }) => waiting);
  addByChannel(
    'prospectus_outbox_oldest_age_seconds',
    'How long ago the oldest waiting enquiry was received, by channel; 0 if none is waiting.',
    ({ oldest }) => secondsSince(oldest, Date.now()),
  );
  addByChannel(
    'prospectus_dead_letters',
    'Deliveries that were given up, by channel.',
    ({ deadLetters }) => deadLetters,
  );

  addGauge(registry, {
    name: 'prospectus_quarantined_enquiries',
    help: 'Enquiries in quarantine, by reason.',
    labelNames: ['reason'],
    read: async () => (await readQuarantined())?.map(({ reason, count }) => [{ reason }, count]),
  });
  addGauge(registry, {
    name: 'prospectus_build_info',
    help: 'The build of the site that is served.',
    labelNames: ['build', 'node'],
    read: async () => [[{ build: currentBuild().id, node: process.version }, 1]],
  });
}

/** Undefined if there is nothing to read, or it could not be read in time. */
function optionalRead<T>(read: (() => Promise<T>) | undefined, readBounds: ReadBounds) {
  const bounded = read && boundedRead(read, readBounds);
  return async (): Promise<T | undefined> => {
    const result = await bounded?.();
    return result?.ok ? result.value : undefined;
  };
}
