import type { Clock } from '../../server/delivery/clock';

interface Alarm {
  at: number;
  delay: number;
  call: () => void;
}

export interface FakeClock extends Clock {
  /** Resolves once so many timers (one by default) are set with exactly this delay in ms. */
  awaited(delay: number, timers?: number): Promise<void>;
  /** Waits like `awaited`, and then lets that time pass. */
  pass(delay: number, timers?: number): Promise<void>;
  /** Sets the time of day, ahead or back by so many ms; no time passes. */
  set(difference: number): void;
}

/** Time that passes when a test says so. */
export function createFakeClock(start: number): FakeClock {
  let now = start;
  let setBy = 0;
  const alarms = new Set<Alarm>();
  const watchers = new Set<() => void>();

  const when = (delay: number, timers: number, act: () => void) =>
    new Promise<void>((resolve) => {
      const watch = () => {
        if ([...alarms].filter((alarm) => alarm.delay === delay).length < timers) return;
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
    now: () => now + setBy,
    setTimer(delay, call) {
      const alarm = { at: now + delay, delay, call };
      alarms.add(alarm);
      // Not at once: only when `setTimer` has returned can its caller cancel the timer.
      queueMicrotask(() => {
        for (const watch of watchers) watch();
      });
      return () => alarms.delete(alarm);
    },
    awaited: (delay, timers = 1) => when(delay, timers, () => {}),
    set(difference) {
      setBy += difference;
    },
    pass: (delay, timers = 1) => when(delay, timers, () => advance(delay)),
  };
}
