import type { Clock } from '../../server/delivery/clock';

interface Alarm {
  at: number;
  delay: number;
  call: () => void;
}

export interface FakeClock extends Clock {
  /** Waits until somebody waits for exactly so long, ms. */
  awaited(delay: number): Promise<void>;
  /** The same, and lets that time pass. */
  pass(delay: number): Promise<void>;
}

/** Time that passes when a test says so. */
export function createFakeClock(start: number): FakeClock {
  let now = start;
  const alarms = new Set<Alarm>();
  const watchers = new Set<() => void>();

  const when = (delay: number, act: () => void) =>
    new Promise<void>((resolve) => {
      const watch = () => {
        if (![...alarms].some((alarm) => alarm.delay === delay)) return;
        watchers.delete(watch);
        act();
        resolve();
      };
      watchers.add(watch);
      watch();
    });
  const advance = (delay: number) => {
    now += delay;
    const due = [...alarms].filter(({ at }) => at <= now);
    for (const alarm of due) alarms.delete(alarm);
    for (const { call } of due) call();
  };

  return {
    now: () => now,
    later(delay, call) {
      const alarm = { at: now + delay, delay, call };
      alarms.add(alarm);
      // Whoever has set it can cancel it by then.
      queueMicrotask(() => {
        for (const watch of watchers) watch();
      });
      return () => alarms.delete(alarm);
    },
    awaited: (delay) => when(delay, () => {}),
    pass: (delay) => when(delay, () => advance(delay)),
  };
}
