import type { Log } from '../log';
import type { ChannelName, Delivery } from '../store/enquiry';
import type { Store } from '../store/store';
import { type Send, Undelivered } from './channel';
import { type Clock, endsWithin } from './clock';
import { createInterruptibleSleep } from './interruptible-sleep';
import { maxPause, nextAttemptTime } from './retry-schedule';

/** Maximum number of concurrent deliveries per channel; small mail servers do not accept more. */
const maxConcurrent = 4;

/** Timeout of a delivery in ms. */
const deliveryTimeout = 15_000;

/** Duration of a claim in ms: the timeout, plus time to write the result to a slow store. */
const lease = 60_000;

/** Maximum sleep in ms, because other instances and the admin CLI add deliveries without waking this process. */
const maxSleep = 60_000;

/** Sleep in ms if another instance has just claimed what is due, and after a first failure of the store. */
const minSleep = 1_000;

/** Maximum time in ms to wait when stopping; less than the 10 s that hosts allow. */
const graceTime = 8_000;

/** `delivered`: success. `retried`: failed, will be retried. `given_up`: failed, now a dead letter. */
export const attemptResults = ['delivered', 'retried', 'given_up'] as const;

export type AttemptResult = (typeof attemptResults)[number];

/** What all delivery workers use, and what they notify. */
export interface DeliveryOptions {
  store: Store;
  clock: Clock;
  log: Log;
  /** For metrics: called after each attempt, with its duration in seconds. */
  onAttempt?: (channel: ChannelName, result: AttemptResult, seconds: number) => void;
}

interface DeliveryWorkerOptions extends DeliveryOptions {
  channel: ChannelName;
  send: Send;
  /** Called when the store fails; once until it works again. */
  onStoreFailure: (error: unknown) => void;
}

export type DeliveryWorker = ReturnType<typeof startDeliveryWorker>;

/**
 * Delivers the stored enquiries of one channel, at least once: a delivery is removed after success, so if the process
 * stops before that, it is repeated when its lease ends. Deliveries must be claimed first, which is a write, so a store
 * that cannot write causes no repetitions.
 */
export function startDeliveryWorker(options: DeliveryWorkerOptions) {
  const { store, channel, send, clock, log, onAttempt, onStoreFailure } = options;
  const label = channel.charAt(0).toUpperCase() + channel.slice(1);
  const reportUndelivered = log.createFailureReporter(`${label} delivery failed`, 'delivery_failed', {
    channel,
  });
  /** The deliveries that are under way, each by what aborts it. */
  const running = new Map<AbortController, Promise<void>>();
  const { sleep, interrupt } = createInterruptibleSleep(clock);
  let isStopping = false;
  let storeFailures = 0;
  /** Wall-clock time in ms at the last look. */
  let lastLook = clock.now();
  /**
   * How far ahead in ms a delivery may be due; a later one was scheduled by a wrong clock. Unlimited once corrected.
   */
  let maxLead: number | undefined = maxPause;

  /**
   * After the clock was set back, scheduled deliveries would wait longer by as much. Those further ahead than a lease
   * are therefore brought forward to when a lease taken now would end; not earlier, so that what is in flight is not
   * sent twice. Only steps of more than a second count, because clocks are adjusted a little all the time; steps
   * shorter than the time since the last look cannot be noticed. Before the start it is unknown whether the clock was
   * set back, so then only what is further ahead than any pause is brought forward.
   */
  const correctDueTimes = async () => {
    const now = clock.now();
    if (now < lastLook - 1_000) maxLead = lease;
    lastLook = now;
    if (maxLead === undefined) return;
    await store.bringForward(channel, isoTime(now + maxLead), isoTime(now + lease));
    maxLead = undefined;
  };

  /**
   * Starts due deliveries as far as there is capacity, and returns the time to sleep in ms. Looks before it claims,
   * because claiming takes a lock.
   */
  const startDueDeliveries = async (): Promise<number> => {
    await correctDueTimes();
    const freeSlots = maxConcurrent - running.size;
    if (freeSlots === 0) return maxSleep; // the end of any delivery interrupts the sleep
    const due = await store.nextDue(channel);
    if (isStopping) return 0;
    const now = clock.now();
    const wait = due === undefined ? maxSleep : Date.parse(due) - now;
    if (wait > 0) return Math.min(wait, maxSleep);
    const claimed = await store.claim(channel, isoTime(now), isoTime(now + lease), freeSlots);
    if (isStopping) return 0; // claimed deliveries wait until their lease ends
    for (const delivery of claimed) startDelivery(delivery);
    return claimed.length > 0 ? 0 : minSleep;
  };

  const run = async () => {
    while (!isStopping) {
      const duration = await startDueDeliveries().then(resetFailures, countFailure);
      if (duration > 0) await sleep(duration);
    }
  };
  const resetFailures = (duration: number) => {
    storeFailures = 0;
    return duration;
  };
  /**
   * Returns the time to sleep in ms, which doubles with each failure. A newly stored enquiry ends the sleep, since the
   * store works again.
   */
  const countFailure = (error: unknown) => {
    if (storeFailures === 0) onStoreFailure(error);
    storeFailures += 1;
    return Math.min(minSleep * 2 ** (storeFailures - 1), maxSleep);
  };

  const startDelivery = (delivery: Delivery) => {
    const abort = new AbortController();
    const work = deliver(delivery, abort)
      .catch(countFailure) // the result could not be stored: it is sent again when its lease ends
      .then(() => {
        running.delete(abort);
        interrupt();
      });
    running.set(abort, work);
  };

  const deliver = async (delivery: Delivery, abort: AbortController) => {
    const { enquiry, attempts } = delivery;
    const deliveryId = { id: enquiry.id, channel };
    const started = performance.now();
    const failure = await attempt(delivery, abort);
    const seconds = (performance.now() - started) / 1000;
    if (!failure) {
      onAttempt?.(channel, 'delivered', seconds);
      return store.complete(deliveryId);
    }
    if (isStopping && abort.signal.aborted) return;
    const { code, isFinal, retryAfter } = failure;
    const due = isFinal ? undefined : nextAttemptTime({ attempts, now: clock.now(), retryAfter });
    onAttempt?.(channel, due === undefined ? 'given_up' : 'retried', seconds);
    reportUndelivered(failure);
    await store.reschedule(deliveryId, code, due);
    if (due === undefined) {
      const message = `${label} delivery of one enquiry given up: ${code}`;
      log.error('delivery_given_up', { message, channel, code });
    }
  };

  /** Sends once, and returns why it failed, if it did. */
  const attempt = async ({ enquiry }: Delivery, abort: AbortController) => {
    const cancelTimeout = clock.setTimer(deliveryTimeout, () => abort.abort());
    try {
      await send(enquiry, abort.signal);
      return undefined;
    } catch (error) {
      return abort.signal.aborted ? new Undelivered('timed out') : toUndelivered(error);
    } finally {
      cancelTimeout();
    }
  };

  const loop = run();
  return {
    /** Looks for due deliveries now. */
    wake: interrupt,
    /**
     * Stops claiming, and waits for running deliveries. Those that take over eight seconds are retried when their lease
     * ends.
     */
    async stop() {
      isStopping = true;
      interrupt();
      const finished = loop.then(() => Promise.all(running.values()));
      if (await endsWithin(clock, graceTime, finished)) return;
      for (const abort of running.keys()) abort.abort();
    },
  };
}

/** Other errors are bugs, whose messages may contain personal data. */
const toUndelivered = (error: unknown) =>
  error instanceof Undelivered ? error : new Undelivered(error instanceof Error ? error.name : 'unknown');

const isoTime = (time: number) => new Date(time).toISOString();
