import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limits {
  /** How many a minute from one address. Loose: a mobile carrier's customers share addresses. */
  perAddress: number;
  /** How many a minute in all. */
  total: number;
  /** How many at the same time. */
  atOnce: number;
}

/** Why a request has to come again, and after how many seconds. */
export interface Refusal {
  status: 429 | 503;
  retryAfter: number;
}

/** What is said to whoever finds every place taken. */
export const full: Refusal = { status: 503, retryAfter: 1 };

export interface Guard {
  /** Whether every place is taken: whoever comes now need not be listened to at all. */
  isFull(): boolean;
  /** Does the work, or refuses to. */
  admit<T>(address: string, work: () => Promise<T>, refuse: (refusal: Refusal) => T | Promise<T>): Promise<T>;
}

/** Counted in this process: several instances allow as many times as much. */
export function createGuard({ perAddress, total, atOnce }: Limits): Guard {
  const all = new RateLimiterMemory({ keyPrefix: 'all', points: total, duration: 60 });
  const each = new RateLimiterMemory({ keyPrefix: 'address', points: perAddress, duration: 60 });
  let underWay = 0;

  const isFull = () => underWay >= atOnce;

  return {
    isFull,
    async admit(address, work, refuse) {
      if (isFull()) return refuse(full);
      underWay += 1;
      try {
        // Each first: what one address sends beyond its share takes nothing from the others.
        const wait = (await waitOf(each, networkOf(address))) ?? (await waitOf(all, 'all'));
        return await (wait === undefined ? work() : refuse({ status: 429, retryAfter: wait }));
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** After how many seconds to come again; undefined where there is room. */
async function waitOf(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** An IPv6 customer has a network of 64 bits to choose addresses from: it counts as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
