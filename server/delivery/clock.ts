/** The time, as a delivery worker needs it. */
export interface Clock {
  /** The time of day, ms since 1970: it may be set, forwards or back. */
  now(): number;
  /** Ms since some moment in the past; nobody can set it. */
  monotonic(): number;
  /** Calls back once, after so many ms, unless it is cancelled by what this returns. */
  setTimer(delay: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  monotonic: () => performance.now(),
  setTimer(delay, call) {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  },
};

/** How much the time of day may differ from the monotonic clock, ms: clocks are adjusted by a little all the time. */
const tolerance = 1_000;

/** Returns a function that says whether the time of day was set back since it was last called. */
export function watchForSetBack({ now, monotonic }: Clock): () => boolean {
  const difference = () => now() - monotonic();
  let last = difference();
  return () => {
    const before = last;
    last = difference();
    return last < before - tolerance;
  };
}
