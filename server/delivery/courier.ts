import type { Log } from '../log';
import type { ChannelName, Delivery } from '../store/enquiry';
import type { Store } from '../store/store';
import { createBell } from './bell';
import { type Send, Undelivered } from './channel';
import type { Clock } from './clock';
import { nextAttempt } from './schedule';

/** How many are handed on at the same time: as much as a small mail server likes. */
const mostAtOnce = 4;

/** The most that handing one on may take, ms. */
const timeLimit = 15_000;

/** For how long a claimed delivery is nobody else's, ms: the time limit, and enough for a slow store to hear of it. */
const lease = 60_000;

/** The longest rest, ms: other instances and the staff's command put something on the list without ringing here. */
const longestRest = 60_000;

/** The rest, ms, where something is due that another instance is just claiming, and after a first failure of the store. */
const shortestRest = 1_000;

/** The longest that a stop waits, ms: less than the 10 s that hosts give. */
const graceTime = 8_000;

interface CourierOptions {
  store: Store;
  channels: ReadonlyMap<ChannelName, Send>;
  log: Log;
  clock: Clock;
  /** A number from 0 to 1, by chance. */
  chance: () => number;
}

export interface Courier {
  /** Something has been put on the list. */
  wake(): void;
  /** Takes nothing more and finishes what is in flight; what takes over eight seconds is left for after its lease. */
  stop(): Promise<void>;
}

/**
 * Hands on what the store has on its list, at least once: a delivery leaves the list after it has arrived, so whatever
 * stops this process in between, it is sent again when its lease has ended. Nothing is sent that could not be claimed,
 * and claiming writes: a store that cannot write makes no repeats.
 */
export function startCourier({ store, channels, log, clock, chance }: CourierOptions): Courier {
  const underWay = new Map<AbortController, Promise<void>>();
  const bell = createBell(clock);
  const sayFailure = new Map(
    [...channels.keys()].map((name) => [
      name,
      log.failure(`The ${name} does not take an enquiry`, 'delivery_failed'),
    ]),
  );
  const sayStoreFailure = log.failure('Handing on waits for the store of enquiries', 'outbox_unreadable');
  let isStopping = false;
  let storeFailures = 0;

  /** Takes on what is due and fits. Gives how long to rest, ms. Asks before it claims, as claiming takes a lock. */
  const look = async (): Promise<number> => {
    const room = mostAtOnce - underWay.size;
    if (room === 0) return longestRest; // whichever ends first rings
    const due = await store.nextDue();
    const now = clock.now();
    const wait = due === undefined ? longestRest : Date.parse(due) - now;
    if (wait > 0) return Math.min(wait, longestRest);
    const claimed = await store.claim(isoTime(now), isoTime(now + lease), room);
    if (isStopping) return 0; // what was claimed waits until its lease has ended
    for (const delivery of claimed) begin(delivery);
    return claimed.length > 0 ? 0 : shortestRest;
  };

  const run = async () => {
    while (!isStopping) {
      const rest = await look().then(succeeded, failed);
      if (rest > 0) await bell.rest(rest);
    }
  };
  const succeeded = (rest: number) => {
    storeFailures = 0;
    return rest;
  };
  /** Gives a longer rest each time. Whatever is kept meanwhile ends it: then the store works again. */
  const failed = (error: unknown) => {
    if (storeFailures === 0) sayStoreFailure(error);
    storeFailures += 1;
    return Math.min(shortestRest * 2 ** (storeFailures - 1), longestRest);
  };

  const begin = (delivery: Delivery) => {
    const abort = new AbortController();
    const work = handOn(delivery, abort)
      .catch(failed) // the store did not hear what became of it: it is sent again when its lease has ended
      .then(() => {
        underWay.delete(abort);
        bell.ring();
      });
    underWay.set(abort, work);
  };

  const handOn = async (delivery: Delivery, abort: AbortController) => {
    const { enquiry, channel, attempts } = delivery;
    const name = { id: enquiry.id, channel };
    const failure = await attempt(delivery, abort);
    if (!failure) return store.settle(name);
    if (isStopping && abort.signal.aborted) return;
    const { code, isFinal, retryAfter } = failure;
    const due = isFinal
      ? undefined
      : nextAttempt({ attempts, now: clock.now(), retryAfter, chance: chance() });
    sayFailure.get(channel)?.(failure);
    await store.postpone(name, code, due);
    if (!due) {
      const message = `The ${channel} is given up for an enquiry: ${code}`;
      log.error('delivery_given_up', { message, channel, code });
    }
  };

  const attempt = async ({ enquiry, channel }: Delivery, abort: AbortController) => {
    const cancelLimit = clock.later(timeLimit, () => abort.abort());
    try {
      await send(channel)(enquiry, abort.signal);
      return undefined;
    } catch (error) {
      return abort.signal.aborted ? new Undelivered('timed out') : undeliveredOf(error);
    } finally {
      cancelLimit();
    }
  };

  /** What was put on the list while another channel was switched on waits on the schedule, too. */
  const send = (channel: ChannelName): Send =>
    channels.get(channel) ?? (() => Promise.reject(new Undelivered('switched off')));

  const running = run();
  return {
    wake: bell.ring,
    async stop() {
      isStopping = true;
      bell.ring();
      const finished = running.then(() => Promise.all(underWay.values()));
      await new Promise<void>((resolve) => {
        const cancel = clock.later(graceTime, () => {
          for (const abort of underWay.keys()) abort.abort();
          resolve();
        });
        void finished.then(() => {
          cancel();
          resolve();
        });
      });
    },
  };
}

/** Anything else is a fault of ours: its message may quote the enquiry. */
const undeliveredOf = (error: unknown) =>
  error instanceof Undelivered ? error : new Undelivered(error instanceof Error ? error.name : 'unknown');

const isoTime = (time: number) => new Date(time).toISOString();
