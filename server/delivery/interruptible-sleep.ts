import type { Clock } from './clock';

/** A sleep for loops that work at intervals, and at once when something happens. */
export function createInterruptibleSleep(clock: Clock) {
  let isInterrupted = false;
  let end = () => {};
  return {
    /** Ends the current sleep, or else the next one. */
    interrupt() {
      isInterrupted = true;
      end();
    },
    /** Sleeps for a time in ms, or until interrupted. */
    async sleep(duration: number) {
      if (!isInterrupted) {
        await new Promise<void>((resolve) => {
          const cancel = clock.setTimer(duration, resolve);
          end = () => {
            cancel();
            resolve();
          };
        });
      }
      isInterrupted = false;
    },
  };
}
