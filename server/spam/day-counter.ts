import { hash, randomBytes } from 'node:crypto';

interface DayCounterOptions {
  /** Maximum number of subjects; the least recently seen are dropped first. */
  maxSubjects: number;
  /** Counts up to this number, which means “that many or more”. */
  enough: number;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Counts different senders of a subject per UTC day, in memory. A sender is counted once, however often. Only digests
 * are stored, keyed with a random secret that changes daily, and they are dropped at the end of the day.
 */
export function createDayCounter({ maxSubjects, enough }: DayCounterOptions) {
  let today = Number.NaN;
  let secret = '';
  // Two generations, of which the older one is dropped as a whole (approximate LRU). Searching for the oldest entry of
  // a large map with many deletions takes ten times as long as everything else.
  let recent = new Map<string, Set<number>>();
  let previousDays = new Map<string, Set<number>>();
  // A plain hash, because an HMAC takes three times as long, and digests are never exposed.
  const digest = (text: string) => hash('sha256', secret + text, 'hex');

  const begin = (date: number, now: number) => {
    today = date;
    secret = randomBytes(32).toString('hex');
    clear();
    setTimeout(clear, day - (now % day)).unref();
  };
  const clear = () => {
    recent.clear();
    previousDays.clear();
  };
  const sendersOf = (name: string) => {
    const countedDays = recent.get(name);
    if (countedDays) return countedDays;
    const senders = previousDays.get(name) ?? new Set();
    if (recent.size >= maxSubjects / 2) {
      previousDays = recent;
      recent = new Map();
    }
    recent.set(name, senders);
    return senders;
  };

  /** Number of different senders of a subject today, including this one, up to `enough`. */
  return (subject: string, sender: string): number => {
    const now = Date.now();
    const date = Math.floor(now / day);
    if (date !== today) begin(date, now);
    const senders = sendersOf(digest(subject));
    if (senders.size < enough) senders.add(Number.parseInt(digest(sender).slice(0, 12), 16));
    return senders.size;
  };
}
