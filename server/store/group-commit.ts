/** Too many items are waiting, or one has waited too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

interface WaitingItem<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

interface GroupCommitOptions {
  maxGroupSize: number;
  maxWaiting: number;
  /** Time in ms after which an item rejects with Overloaded. A commit that has begun continues. */
  timeout: number;
  /** Whether a group failed because of one of its items. */
  isItemError: (error: unknown) => boolean;
  onGroupCommit: OnGroupCommit;
}

/**
 * Called after a group, with its duration in ms. A group that failed because of an item is reported after it was split,
 * without that item.
 */
export type OnGroupCommit = (size: number, milliseconds: number, result: 'committed' | 'failed') => void;

/**
 * Commits everything that arrived during the last commit together, because a disk syncs only a few hundred times per
 * second: fifty simultaneous visitors wait for one sync instead of fifty. A group that fails because of one item is
 * bisected until that item fails alone.
 */
export function createGroupCommit<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { maxGroupSize, maxWaiting, timeout, isItemError, onGroupCommit }: GroupCommitOptions,
) {
  const waiting = new Set<WaitingItem<T, R>>();
  let isWorking = false;

  const commit = async (group: readonly WaitingItem<T, R>[]): Promise<void> => {
    const started = performance.now();
    try {
      const results = await work(group.map(({ item }) => item));
      onGroupCommit(group.length, performance.now() - started, 'committed');
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as R);
    } catch (error) {
      if (!isItemError(error)) onGroupCommit(group.length, performance.now() - started, 'failed');
      else if (group.length > 1) {
        const half = Math.ceil(group.length / 2);
        await commit(group.slice(0, half));
        return commit(group.slice(half));
      }
      for (const { reject } of group) reject(error);
    }
  };

  const commitAll = async () => {
    isWorking = true;
    while (waiting.size > 0) {
      const group = [...waiting].slice(0, maxGroupSize);
      for (const entry of group) waiting.delete(entry);
      await commit(group);
    }
    isWorking = false;
  };

  return (item: T): Promise<R> => {
    if (waiting.size >= maxWaiting) return Promise.reject(new Overloaded('Too many enquiries are waiting.'));
    let timer: NodeJS.Timeout;
    const result = new Promise<R>((resolve, reject) => {
      const entry = { item, resolve, reject };
      timer = setTimeout(() => {
        waiting.delete(entry);
        reject(new Overloaded('The enquiry waited too long.'));
      }, timeout);
      waiting.add(entry);
      if (!isWorking) void commitAll();
    });
    return result.finally(() => clearTimeout(timer));
  };
}
