import type { Clock } from './clock';

export interface Bell {
  /** Ends a rest: the one under way, or else the next one. */
  ring(): void;
  /** Rests for so many ms, or until the bell is rung. */
  rest(duration: number): Promise<void>;
}

/** For somebody who sleeps between two looks at the same thing. */
export function createBell(clock: Clock): Bell {
  let isRung = false;
  let end = () => {};
  return {
    ring() {
      isRung = true;
      end();
    },
    async rest(duration) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const cancel = clock.later(duration, resolve);
          end = () => {
            cancel();
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}
