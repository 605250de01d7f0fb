import { boundedRead, type ReadBounds, type ReadResult } from '../health/bounded-read';
import { freeSpace } from '../health/free-space';
import type { MeasuredStore, Readiness } from '../health/readiness';
import type { ChannelName, Outbox } from '../store/enquiry';

/** The state at one scrape. What could not be read in time, or does not exist here, is omitted. */
export interface ServerState {
  /** Ms since 1970. */
  now: number;
  ready: boolean;
  storeUp: boolean;
  storeBytes?: number;
  freeBytes?: number;
  connections?: number;
  /** Every channel that is switched on, and every other with waiting deliveries. */
  outbox?: readonly Outbox[];
  quarantined?: readonly { reason: string; count: number }[];
  /** `newest`: when the newest backup was made, ms since 1970. `interval`: how often one is scheduled, ms. */
  backup?: { newest?: number; interval: number };
  /** The build that is served, and the addresses of its forms. */
  build: { id: string; forms: readonly string[] };
}

export interface StateSources {
  store: MeasuredStore;
  readiness: () => Promise<Readiness>;
  /** The channels that are switched on. */
  channels: readonly ChannelName[];
  /** The folder of the SQLite file; left out if there is none. */
  folder?: string;
  connections?: () => Promise<number>;
  /** Scheduled backups; left out if there are none. `newest` returns the ms since 1970. */
  backup?: { newest: () => Promise<number | undefined>; interval: number };
  currentBuild: () => Promise<{ id: string; forms: readonly { submit: string }[] }>;
}

/** However often scrapes come, the store is read at this interval and no scrape waits longer than this, ms. */
const bounds: ReadBounds = { interval: 5_000, timeout: 1_000 };
/** Readiness may write, which takes its own time. */
const readinessBounds: ReadBounds = { interval: 5_000, timeout: 2_500 };
/** These read many rows or files, ms. */
const slowBounds: ReadBounds = { interval: 60_000, timeout: 1_000 };

/** Reads the state of the server for a scrape. Never rejects; takes at most two and a half seconds. */
export function createStateReader(sources: StateSources): () => Promise<ServerState> {
  const { store, channels, folder, backup, currentBuild } = sources;
  const read = {
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
      read.ping(),
      read.ready().then(valueIfRead),
      read.outbox(),
      read.quarantined(),
      read.size(),
      read.free(),
      read.connections(),
      read.newestBackup(),
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

/** An alert needs a value even if nothing is waiting. */
function withChannels(outbox: readonly Outbox[], channels: readonly ChannelName[]) {
  const known = new Set(outbox.map(({ channel }) => channel));
  const empty = channels.filter((channel) => !known.has(channel));
  return [...outbox, ...empty.map((channel) => ({ channel, waiting: 0, dead: 0 }))];
}
