import { boundedRead, type ReadBounds, type ReadResult } from '../health/bounded-read';
import { freeSpace } from '../health/free-space';
import type { MeasuredStore, Readiness } from '../health/readiness';
import type { ChannelName, Outbox } from '../store/enquiry';

/** The state at a scrape. Values that could not be read in time, or do not apply, are omitted. */
export interface ServerState {
  /** In ms since the epoch. */
  now: number;
  ready: boolean;
  storeUp: boolean;
  storeBytes?: number;
  freeBytes?: number;
  connections?: number;
  /** All enabled channels, and others with pending deliveries. */
  outbox?: readonly Outbox[];
  quarantined?: readonly { reason: string; count: number }[];
  /** `newest`: time of the newest backup in ms since the epoch. `interval`: of the schedule, in ms. */
  backup?: { newest?: number; interval: number };
  /** The id of the served build, and the addresses of its forms. */
  build: { id: string; forms: readonly string[] };
}

export interface StateSources {
  store: MeasuredStore;
  readiness: () => Promise<Readiness>;
  /** The enabled channels. */
  channels: readonly ChannelName[];
  /** The folder of the SQLite file, if any. */
  folder?: string;
  connections?: () => Promise<number>;
  /** Scheduled backups, if any. `newest` returns ms since the epoch. */
  backup?: { newest: () => Promise<number | undefined>; interval: number };
  currentBuild: () => Promise<{ id: string; forms: readonly { submit: string }[] }>;
}

/** Interval and timeout in ms of reads of the store, however often scrapes come. */
const bounds: ReadBounds = { interval: 5_000, timeout: 1_000 };
/** Readiness may write, which takes longer. */
const readinessBounds: ReadBounds = { interval: 5_000, timeout: 2_500 };
/** Reads of many rows or files, in ms. */
const slowBounds: ReadBounds = { interval: 60_000, timeout: 1_000 };

/** Reads the server's state for a scrape. Never rejects, and takes at most 2.5 seconds. */
export function createStateReader(sources: StateSources): () => Promise<ServerState> {
  const { store, channels, folder, backup, currentBuild } = sources;
  const readers = {
    ping: boundedRead(() => store.ping(), bounds),
    ready: boundedRead(sources.readiness, readinessBounds),
    outbox: optionalRead(() => store.outbox(), bounds),
    quarantined: optionalRead(() => store.quarantined(), slowBounds),
    size: optionalRead(() => store.size(), bounds),
    free: optionalRead(folder === undefined ? undefined : () => freeSpace(folder), bounds),
    connections: optionalRead(sources.connections, bounds),
    newestBackup: optionalRead(backup?.newest, slowBounds),
  };
  return async () => {
    const [ping, ready, outbox, quarantined, storeBytes, freeBytes, connections, newest] = await Promise.all([
      readers.ping(),
      readers.ready().then(valueIfRead),
      readers.outbox(),
      readers.quarantined(),
      readers.size(),
      readers.free(),
      readers.connections(),
      readers.newestBackup(),
    ]);
    const build = await currentBuild();
    return {
      now: Date.now(),
      ready: ready?.ready ?? false,
      storeUp: ping.ok,
      storeBytes,
      freeBytes,
      connections,
      outbox: outbox && withChannels(outbox, channels),
      quarantined,
      backup: backup && { newest, interval: backup.interval },
      build: { id: build.id, forms: build.forms.map(({ submit }) => submit) },
    };
  };
}

const valueIfRead = <T>(result: ReadResult<T>) => (result.ok ? result.value : undefined);

function optionalRead<T>(read: (() => Promise<T>) | undefined, bounds: ReadBounds) {
  const bounded = read && boundedRead(read, bounds);
  return async () => bounded && valueIfRead(await bounded());
}

/** Adds enabled channels without pending deliveries, because alerts need a value for each. */
function withChannels(outbox: readonly Outbox[], channels: readonly ChannelName[]) {
  const listedChannels = new Set(outbox.map(({ channel }) => channel));
  const empty = channels.filter((channel) => !listedChannels.has(channel));
  return [...outbox, ...empty.map((channel) => ({ channel, waiting: 0, dead: 0 }))];
}
