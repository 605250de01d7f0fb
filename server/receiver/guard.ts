import { networksOf } from '../networks';
import { createMinuteCounter } from './minute-counter';

export interface ReceiverLimits {
  /**
   * How many attempts a minute from one address, valid or not. Loose: a mobile carrier's customers share addresses. In
   * IPv6 it is for a /64; a /56 may make twice as many and a /48 four times.
   */
  perAddress: number;
  /** How many valid posts a minute in all. */
  total: number;
  /** How many at the same time, at most. */
  atOnce: number;
}

/** Why a request has to be sent again, and after how many seconds. */
export interface Refusal {
  status: 429 | 503;
  retryAfter: number;
}

/** The refusal while there are as many posts as can be answered in time. */
export const overloaded: Refusal = { status: 503, retryAfter: 1 };

/**
 * Overload: once a post has waited this long for its answer, ms, only `minConcurrent` are admitted. A limit on
 * concurrent posts cannot know how fast the machine is; the time that they wait shows it (the idea of CoDel, RFC 8289:
 * watch the delay, not the length of the queue).
 */
const maxWait = 25;

/**
 * This many are admitted however long they wait: a slow disk by itself is not overload, because they share one commit.
 * Each iteration of the event loop reads everything that is ready, and each admitted post makes it longer.
 */
const minConcurrent = 40;

/** How fast the limit grows again, posts a millisecond. If it were lifted at once, one iteration would reach it. */
const growth = 0.01;

/** How many networks are counted in one minute, of IPv6 three for each address: at most 4 MB. */
const maxNetworks = 30_000;

export interface Guard {
  /** Whether another post would have to wait too long. */
  isFull(): boolean;
  /** Does the work, or refuses to: too many attempts from one address, or too many at once. */
  admit<T>(address: string, work: () => Promise<T>, refuse: (refusal: Refusal) => T | Promise<T>): Promise<T>;
  /** Counts a valid post. Returns the refusal if there were too many in this minute. */
  countValid(): Refusal | undefined;
}

/** Counted in this process: several instances allow as many times as much. `now` in ms. */
export function createGuard(
  { perAddress, total, atOnce }: ReceiverLimits,
  now = () => performance.now(),
): Guard {
  const valid = createMinuteCounter({ maxNames: 1, now });
  const attempts = createMinuteCounter({ maxNames: maxNetworks, now });
  /** The posts that are in progress, the oldest first. */
  const underWay = new Set<{ since: number }>();

  /** Of a network with too many attempts nothing is counted: an address in it that is made up takes no memory. */
  const countAttempt = (address: string): Refusal | undefined => {
    const networks = networksOf(address);
    const waits = networks.map(({ name, share }) => attempts.wait(name, perAddress * share));
    if (waits.some((wait) => wait > 0)) return limited(Math.max(...waits));
    for (const { name } of networks) attempts.count(name);
    return undefined;
  };

  let lastOverload = Number.NEGATIVE_INFINITY;
  const isFull = () => {
    if (underWay.size < Math.min(minConcurrent, atOnce)) return false;
    const time = now();
    const [oldest] = underWay;
    const isLate = oldest !== undefined && time - oldest.since > maxWait;
    if (isLate || underWay.size >= atOnce) lastOverload = time;
    return underWay.size >= Math.min(atOnce, minConcurrent + growth * (time - lastOverload));
  };

  return {
    isFull,
    async admit(address, work, refuse) {
      if (isFull()) return refuse(overloaded);
      const post = { since: now() };
      underWay.add(post);
      try {
        const refusal = countAttempt(address);
        return await (refusal ? refuse(refusal) : work());
      } finally {
        underWay.delete(post);
      }
    },
    countValid() {
      const wait = valid.wait('all', total);
      if (wait > 0) return limited(wait);
      valid.count('all');
      return undefined;
    },
  };
}

const limited = (wait: number): Refusal => ({ status: 429, retryAfter: Math.ceil(wait / 1000) });
