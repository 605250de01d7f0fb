/** A clock, as the delivery worker needs it. */
export interface Clock {
  /** Wall-clock time in ms since the epoch. It may jump when the clock is set. */
  now(): number;
  /** Monotonic time in ms. */
  monotonic(): number;
  /** Calls back once after a delay in ms. Returns a function that cancels the timer. */
  setTimer(delay: number, callback: () => void): () => void;
}

/** The clock of the operating system and of this process. */
export const systemClock: Clock = {
  now: Date.now,
  monotonic: () => performance.now(),
  setTimer(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};

/** Tolerated difference in ms between wall clock and monotonic clock, since clocks are constantly adjusted a little. */
const tolerance = 1_000;

/** Returns a function that tells whether the wall clock was set back since its last call. */
export function createSetBackDetector({ now, monotonic }: Clock): () => boolean {
  const difference = () => now() - monotonic();
  let last = difference();
  return () => {
    const previous = last;
    last = difference();
    return last < previous - tolerance;
  };
}
