import { networksOf } from '../networks';
import { createMinuteCounter } from './minute-counter';

/** How many posts are accepted. */
export interface ReceiverLimits {
  /**
   * Maximum number of attempts per minute from one address, valid or not. Generous, because customers of mobile
   * carriers share addresses. For IPv6 it applies to a /64; a /56 may make twice as many, and a /48 four times.
   */
  perMinuteAndAddress: number;
  /** Maximum number of valid posts per minute in total. */
  perMinute: number;
  /** Maximum number of concurrent posts. */
  atOnce: number;
}

/** The status of a refusal, and the seconds after which to retry. */
export interface Refusal {
  status: 429 | 503;
  retryAfter: number;
}

/** The refusal under overload. */
export const overloaded: Refusal = { status: 503, retryAfter: 1 };

/**
 * Overload threshold: once a post has waited this long for its response, in ms, only `minConcurrent` are admitted. A
 * fixed limit on concurrent posts would not adapt to the speed of the machine; waiting time does (the idea of CoDel,
 * RFC 8289: watch the delay, not the length of the queue).
 */
const maxWait = 25;

/**
 * Number of posts that are always admitted, since a slow disk alone is not overload: they share one commit. More would
 * make iterations of the event loop too long, since each reads everything that is ready.
 */
const minConcurrent = 40;

/**
 * Growth of the limit after overload, in posts per ms. If the limit ended at once, a single iteration of the event loop
 * would admit too many.
 */
const growth = 0.01;

/** Maximum number of networks counted per minute (three for each IPv6 address): 4 MB. */
const maxNetworks = 30_000;

/** Limits posts per address, per minute and at once. */
export type Guard = ReturnType<typeof createGuard>;

/** Counters are per process, so several instances together allow a multiple. `now` is in ms. */
export function createGuard(
  { perMinuteAndAddress, perMinute, atOnce }: ReceiverLimits,
  now = () => performance.now(),
) {
  const validPosts = createMinuteCounter({ maxNames: 1, now });
  const attempts = createMinuteCounter({ maxNames: maxNetworks, now });
  /** Oldest first. `since` is the time of arrival. */
  const postsInProgress = new Set<{ since: number }>();

  /**
   * Counts an attempt, and returns a refusal if there were too many. Once a network is over its limit, nothing more is
   * counted, so that forged addresses in it take no memory.
   */
  const countAttempt = (address: string): Refusal | undefined => {
    const networks = networksOf(address);
    const waits = networks.map(({ name, limitFactor }) =>
      attempts.waitTime(name, perMinuteAndAddress * limitFactor),
    );
    if (waits.some((wait) => wait > 0)) return tooManyRequests(Math.max(...waits));
    for (const { name } of networks) attempts.count(name);
    return undefined;
  };

  let lastOverload = Number.NEGATIVE_INFINITY;
  /** Also notes when there is overload, since the limit grows with the time that has passed from then on. */
  const isFull = () => {
    if (postsInProgress.size < Math.min(minConcurrent, atOnce)) return false;
    const time = now();
    const [oldest] = postsInProgress;
    const isLate = oldest !== undefined && time - oldest.since > maxWait;
    if (isLate || postsInProgress.size >= atOnce) lastOverload = time;
    return postsInProgress.size >= Math.min(atOnce, minConcurrent + growth * (time - lastOverload));
  };

  return {
    /** Whether another post would have to wait too long. */
    isFull,
    /** Does the work, or returns a refusal because of overload or too many attempts from one address. */
    async admit(address: string, work: () => Promise<void>): Promise<Refusal | undefined> {
      const refusal = isFull() ? overloaded : countAttempt(address);
      if (refusal) return refusal;
      const post = { since: now() };
      postsInProgress.add(post);
      try {
        await work();
        return undefined;
      } finally {
        postsInProgress.delete(post);
      }
    },
    /** Counts a valid post. Returns a refusal if there were too many in this minute. */
    countValid(): Refusal | undefined {
      const wait = validPosts.waitTime('all', perMinute);
      if (wait > 0) return tooManyRequests(wait);
      validPosts.count('all');
      return undefined;
    },
  };
}

const tooManyRequests = (wait: number): Refusal => ({ status: 429, retryAfter: Math.ceil(wait / 1000) });
