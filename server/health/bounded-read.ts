import { setTimeout } from 'node:timers/promises';

/** The result of a read. */
type ReadResult<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** How often a read runs, and how long it may take. */
export interface ReadBounds {
  /** Time in ms for which a result is reused. */
  interval: number;
  /** Timeout in ms. A read that exceeds it goes on, and no other is started until it ends. */
  timeout: number;
}

/** A read exceeded its timeout. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Wraps a read so that it runs once at a time, and its result, also an error, is reused for an interval. Never rejects,
 * and never takes longer than the timeout.
 */
export function boundedRead<T>(
  read: () => Promise<T>,
  { interval, timeout }: ReadBounds,
): () => Promise<ReadResult<T>> {
  let last: { time: number; result: ReadResult<T> } | undefined;
  let pending: Promise<ReadResult<T>> | undefined;

  const start = async (): Promise<ReadResult<T>> => {
    const result = await read().then(
      (value): ReadResult<T> => ({ ok: true, value }),
      (error: unknown): ReadResult<T> => ({ ok: false, error }),
    );
    last = { time: performance.now(), result };
    pending = undefined;
    return result;
  };

  return () => {
    if (!pending && last && performance.now() - last.time < interval) return Promise.resolve(last.result);
    pending ??= start();
    const error = new TimedOut(`No answer within ${timeout} ms.`);
    return Promise.race([pending, setTimeout(timeout, { ok: false, error } as const, { ref: false })]);
  };
}
