import { hash, randomBytes } from 'node:crypto';

interface DayCounterOptions {
  /** Maximum number of subjects; the least recently seen are dropped first. */
  maxSubjects: number;
  /** Counts up to this number, which means “that many or more”. */
  maxCount: number;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Counts different senders of a subject per UTC day, in memory. A sender is counted once, however often. Only digests
 * are stored, keyed with a random secret that changes daily, and they are dropped at the end of the day.
 */
export function createDayCounter({ maxSubjects, maxCount }: DayCounterOptions) {
  let today = Number.NaN;
  let secret = '';
  // Two generations, of which the older one is dropped as a whole (approximate LRU). Searching for the oldest entry of
  // a large map with many deletions takes ten times as long as everything else.
  let newer = new Map<string, Set<number>>();
  let older = new Map<string, Set<number>>();
  // A plain hash, because an HMAC takes three times as long, and digests are never exposed.
  const digest = (text: string) => hash('sha256', secret + text, 'hex');

  const startDay = (dayNumber: number, now: number) => {
    today = dayNumber;
    secret = randomBytes(32).toString('hex');
    clear();
    setTimeout(clear, day - (now % day)).unref();
  };
  const clear = () => {
    newer.clear();
    older.clear();
  };
  const sendersOf = (subjectDigest: string) => {
    const newerSenders = newer.get(subjectDigest);
    if (newerSenders) return newerSenders;
    const senders = older.get(subjectDigest) ?? new Set();
    if (newer.size >= maxSubjects / 2) {
      older = newer;
      newer = new Map();
    }
    newer.set(subjectDigest, senders);
    return senders;
  };

  /** Number of different senders of a subject today, including this one, up to `maxCount`. */
  return (subject: string, sender: string): number => {
    const now = Date.now();
    const dayNumber = Math.floor(now / day);
    if (dayNumber !== today) startDay(dayNumber, now);
    const senders = sendersOf(digest(subject));
    // Twelve hexadecimal digits are 48 bits, which a number holds exactly.
    if (senders.size < maxCount) senders.add(Number.parseInt(digest(sender).slice(0, 12), 16));
    return senders.size;
  };
}
