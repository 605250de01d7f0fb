/** Too many wait already: to take one more would only make all of them late. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Does together what came while the last piece of work was under way. A disk syncs a few hundred times a second; by
 * this, fifty visitors who send at once wait for one sync and not for fifty.
 */
export function createGroupCommit<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { largestGroup, mostWaiting }: { largestGroup: number; mostWaiting: number },
) {
  const waiting: Waiting<T, R>[] = [];
  let isWorking = false;

  const run = async () => {
    isWorking = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0, largestGroup);
      try {
        const results = await work(group.map(({ item }) => item));
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as R);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWorking = false;
  };

  return (item: T): Promise<R> => {
    if (waiting.length >= mostWaiting) return Promise.reject(new Overloaded('Too many are waiting.'));
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWorking) void run();
    });
  };
}
