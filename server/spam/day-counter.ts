import { hash, randomBytes } from 'node:crypto';

export interface DayCounterOptions {
  /** How many things are counted at most; those not seen for the longest time are dropped first. */
  maxSubjects: number;
  /** How far is counted: `enough` means “that many or more”. */
  enough: number;
}

/** How many senders of today have this subject, the given one included, up to `enough`. */
export type DayCounter = (subject: string, sender: string) => number;

const day = 24 * 60 * 60 * 1000;

/**
 * Counts different senders of a subject in one UTC day, in the memory of this process. A sender that comes again (a
 * repetition under one key) is counted once. Only digests are kept, keyed with a random secret that changes each day;
 * at the end of the day all of them are dropped, even if nothing more comes.
 */
export function createDayCounter({ maxSubjects, enough }: DayCounterOptions): DayCounter {
  let today = Number.NaN;
  let secret = '';
  // Two halves, of which the one not seen for longer is dropped as a whole: to look for the oldest among many that have
  // been deleted takes ten times as long as everything else.
  let recent = new Map<string, Set<number>>();
  let earlier = new Map<string, Set<number>>();
  // A plain hash instead of an HMAC, which takes three times as long: nobody ever sees a digest.
  const digest = (text: string) => hash('sha256', secret + text, 'hex');

  const begin = (date: number, now: number) => {
    today = date;
    secret = randomBytes(32).toString('hex');
    clear();
    setTimeout(clear, day - (now % day)).unref();
  };
  const clear = () => {
    recent.clear();
    earlier.clear();
  };
  const sendersOf = (name: string) => {
    const known = recent.get(name);
    if (known) return known;
    const senders = earlier.get(name) ?? new Set();
    if (recent.size >= maxSubjects / 2) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(name, senders);
    return senders;
  };

  return (subject, sender) => {
    const now = Date.now();
    const date = Math.floor(now / day);
    if (date !== today) begin(date, now);
    const senders = sendersOf(digest(subject));
    if (senders.size < enough) senders.add(Number.parseInt(digest(sender).slice(0, 12), 16));
    return senders.size;
  };
}
