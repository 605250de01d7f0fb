import { hash, randomBytes } from 'node:crypto';

export interface DayCounterOptions {
  /** How many things are counted at most; the one that was met the longest ago is forgotten first. */
  maxSubjects: number;
  /** How far is counted: `enough` means “that many or more”. */
  enough: number;
}

/** How many senders of today have this subject, the given one included, up to `enough`. */
export type DayCounter = (subject: string, sender: string) => number;

const day = 24 * 60 * 60 * 1000;

/**
 * Counts different senders of a subject in one UTC day, in the memory of this process. A sender that comes again (a
 * repetition under one key) is counted once. Only digests are remembered, keyed with a secret that is drawn anew each
 * day; at the end of the day all of it is dropped, also where nothing more comes.
 */
export function createDayCounter({ maxSubjects, enough }: DayCounterOptions): DayCounter {
  let today = Number.NaN;
  let secret = '';
  const sendersOf = new Map<string, Set<number>>();
  // No HMAC: nobody sees a digest, and it takes three times as long.
  const digest = (text: string) => hash('sha256', secret + text, 'hex');

  const begin = (date: number, now: number) => {
    today = date;
    secret = randomBytes(32).toString('hex');
    sendersOf.clear();
    setTimeout(() => sendersOf.clear(), day - (now % day)).unref();
  };

  return (subject, sender) => {
    const now = Date.now();
    const date = Math.floor(now / day);
    if (date !== today) begin(date, now);
    const name = digest(subject);
    const senders = sendersOf.get(name) ?? new Set();
    // Put behind all others: a Map keeps the order in which its keys came.
    sendersOf.delete(name);
    sendersOf.set(name, senders);
    if (senders.size < enough) senders.add(Number.parseInt(digest(sender).slice(0, 12), 16));
    if (sendersOf.size > maxSubjects) sendersOf.delete(sendersOf.keys().next().value as string);
    return senders.size;
  };
}
