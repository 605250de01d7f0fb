/** The time, as the courier needs it. */
export interface Clock {
  /** Ms since 1970. */
  now(): number;
  /** Calls back once, after so many ms, unless it is cancelled by what this gives. */
  later(delay: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  later(delay, call) {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  },
};
