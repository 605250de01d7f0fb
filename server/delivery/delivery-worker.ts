import type { ChannelName, Delivery } from '../store/enquiry';
import type { Store } from '../store/store';
import { type Send, Undelivered } from './channel';
import { type Clock, watchForSetBack } from './clock';
import { createInterruptibleSleep } from './interruptible-sleep';
import { maxPause, nextAttempt } from './schedule';

/** How many deliveries of a channel are in progress at the same time: as much as a small mail server likes. */
const maxConcurrent = 4;

/** The longest that one delivery may take, ms. */
const timeLimit = 15_000;

/** How long a claim lasts, ms: the time limit and enough to write the result to a slow store. */
const lease = 60_000;

/** The longest sleep, ms: other instances and the admin CLI add deliveries without waking this process. */
const maxSleep = 60_000;

/** The sleep, ms, if another instance is just claiming what is due, and after a first failure of the store. */
const minSleep = 1_000;

/** The longest that a stop waits, ms: less than the 10 s that hosts give. */
const graceTime = 8_000;

export type AttemptResult = 'delivered' | 'retried' | 'given_up';

export interface DeliveryWorkerOptions {
  store: Store;
  channel: ChannelName;
  send: Send;
  clock: Clock;
  /** A number from 0 to 1, by chance. */
  chance: () => number;
  /** An attempt has ended, after so many seconds. */
  onAttempt: (result: AttemptResult, seconds: number) => void;
  /** This attempt failed. */
  onUndelivered: (failure: Undelivered) => void;
  /** It is not tried again. */
  onGivenUp: (failure: Undelivered) => void;
  /** The store failed; called once until it works again. */
  onStoreFailure: (error: unknown) => void;
}

export interface DeliveryWorker {
  /** Looks for deliveries now. */
  wake(): void;
  /** Claims nothing more and finishes what is in progress; what takes over eight seconds is retried after its lease. */
  stop(): Promise<void>;
}

/**
 * Delivers what the store has for one channel, at least once: a delivery is removed after it has arrived, so if this
 * process stops in between, it is sent again when its lease has ended. Nothing is sent that could not be claimed, and
 * claiming writes: a store that cannot write causes no repeats.
 */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { store, channel, send, clock, chance, onAttempt, onUndelivered, onGivenUp, onStoreFailure } =
    options;
  const underWay = new Map<AbortController, Promise<void>>();
  const { sleep, interrupt } = createInterruptibleSleep(clock);
  const wasSetBack = watchForSetBack(clock);
  let isStopping = false;
  let storeFailures = 0;
  /** How far ahead a retry may be, ms; a longer one comes from a wrong clock and is corrected. */
  let toCorrect: number | undefined = maxPause;

  /** A clock that is set back would delay retries by as much. What it was before this start is not known. */
  const correctDueTimes = async () => {
    if (wasSetBack()) toCorrect = 0;
    if (toCorrect === undefined) return;
    const now = clock.now();
    const limits = { latestRetry: isoTime(now + toCorrect), latestLease: isoTime(now + lease) };
    await store.bringForward(channel, { now: isoTime(now), ...limits });
    toCorrect = undefined;
  };

  /**
   * Starts what is due and fits. Returns how long to sleep, ms. Looks before it claims, because claiming takes a lock.
   */
  const look = async (): Promise<number> => {
    await correctDueTimes();
    const free = maxConcurrent - underWay.size;
    if (free === 0) return maxSleep; // whichever ends first interrupts it
    const due = await store.nextDue(channel);
    const now = clock.now();
    const wait = due === undefined ? maxSleep : Date.parse(due) - now;
    if (wait > 0) return Math.min(wait, maxSleep);
    const claimed = await store.claim(channel, isoTime(now), isoTime(now + lease), free);
    if (isStopping) return 0; // what was claimed waits until its lease has ended
    for (const delivery of claimed) begin(delivery);
    return claimed.length > 0 ? 0 : minSleep;
  };

  const run = async () => {
    while (!isStopping) {
      const duration = await look().then(succeeded, failed);
      if (duration > 0) await sleep(duration);
    }
  };
  const succeeded = (duration: number) => {
    storeFailures = 0;
    return duration;
  };
  /** Returns a longer sleep each time. An enquiry that is kept meanwhile ends it: then the store works again. */
  const failed = (error: unknown) => {
    if (storeFailures === 0) onStoreFailure(error);
    storeFailures += 1;
    return Math.min(minSleep * 2 ** (storeFailures - 1), maxSleep);
  };

  const begin = (delivery: Delivery) => {
    const abort = new AbortController();
    const work = deliver(delivery, abort)
      .catch(failed) // the result could not be written: it is sent again when its lease has ended
      .then(() => {
        underWay.delete(abort);
        interrupt();
      });
    underWay.set(abort, work);
  };

  const deliver = async (delivery: Delivery, abort: AbortController) => {
    const { enquiry, attempts } = delivery;
    const name = { id: enquiry.id, channel };
    const started = performance.now();
    const failure = await attempt(delivery, abort);
    const seconds = (performance.now() - started) / 1000;
    if (!failure) {
      onAttempt('delivered', seconds);
      return store.complete(name);
    }
    if (isStopping && abort.signal.aborted) return;
    const { code, isFinal, retryAfter } = failure;
    const due = isFinal
      ? undefined
      : nextAttempt({ attempts, now: clock.now(), retryAfter, chance: chance() });
    onAttempt(due === undefined ? 'given_up' : 'retried', seconds);
    onUndelivered(failure);
    await store.reschedule(name, code, due);
    if (due === undefined) onGivenUp(failure);
  };

  const attempt = async ({ enquiry }: Delivery, abort: AbortController) => {
    const cancelLimit = clock.setTimer(timeLimit, () => abort.abort());
    try {
      await send(enquiry, abort.signal);
      return undefined;
    } catch (error) {
      return abort.signal.aborted ? new Undelivered('timed out') : undeliveredOf(error);
    } finally {
      cancelLimit();
    }
  };

  const running = run();
  return {
    wake: interrupt,
    async stop() {
      isStopping = true;
      interrupt();
      const finished = running.then(() => Promise.all(underWay.values()));
      await new Promise<void>((resolve) => {
        const cancel = clock.setTimer(graceTime, () => {
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

/** Anything else is a bug in this program: its message may quote the enquiry. */
const undeliveredOf = (error: unknown) =>
  error instanceof Undelivered ? error : new Undelivered(error instanceof Error ? error.name : 'unknown');

const isoTime = (time: number) => new Date(time).toISOString();
