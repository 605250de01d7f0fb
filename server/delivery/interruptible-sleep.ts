import type { Clock } from './clock';

export interface InterruptibleSleep {
  /** Ends the current sleep, or else the next one. */
  interrupt(): void;
  /** Sleeps for a time in ms, or until interrupted. */
  sleep(duration: number): Promise<void>;
}

export function createInterruptibleSleep(clock: Clock): InterruptibleSleep {
  let isInterrupted = false;
  let end = () => {};
  return {
    interrupt() {
      isInterrupted = true;
      end();
    },
    async sleep(duration) {
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
