import { hash, randomBytes } from 'node:crypto';

interface DayCounterOptions {
  /** Maximum number of subjects, such as texts or networks; the least recently seen are dropped first. */
  maxSubjects: number;
  /** Counts up to this number, which means “that many or more”. */
  maxCount: number;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Counts the different posts with a subject per UTC day, in memory. A post that is repeated is counted once. Only
 * digests are stored, keyed with a random secret that changes daily, and they are dropped at the end of the day.
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
  const postsWith = (subjectDigest: string) => {
    const newerPosts = newer.get(subjectDigest);
    if (newerPosts) return newerPosts;
    const posts = older.get(subjectDigest) ?? new Set();
    if (newer.size >= maxSubjects / 2) {
      older = newer;
      newer = new Map();
    }
    newer.set(subjectDigest, posts);
    return posts;
  };

  /** Number of different posts with a subject today, including this one, up to `maxCount`. */
  return (subject: string, postId: string): number => {
    const now = Date.now();
    const dayNumber = Math.floor(now / day);
    if (dayNumber !== today) startDay(dayNumber, now);
    const posts = postsWith(digest(subject));
    // Twelve hexadecimal digits are 48 bits, which a number holds exactly.
    if (posts.size < maxCount) posts.add(Number.parseInt(digest(postId).slice(0, 12), 16));
    return posts.size;
  };
}
