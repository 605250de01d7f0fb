/** A clock, as loops that wait need it: those of deliveries and backups. Tests have a fake one. */
export interface Clock {
  /** Wall-clock time in ms since the epoch. It may jump when the clock is set. */
  now(): number;
  /** Calls back once after a delay in ms. Returns a function that cancels the timer. */
  setTimer(delay: number, callback: () => void): () => void;
}

/** The clock of the operating system and of this process. */
export const systemClock: Clock = {
  now: Date.now,
  setTimer(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};

/** Resolves with true once the work has ended, or with false after a time in ms. */
export async function endsWithin(clock: Clock, time: number, work: Promise<unknown>): Promise<boolean> {
  let cancel = () => {};
  const timeout = new Promise<false>((resolve) => {
    cancel = clock.setTimer(time, () => resolve(false));
  });
  return Promise.race([work.then(() => true), timeout]).finally(cancel);
}
