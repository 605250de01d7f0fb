/** The most values in a statement: both databases accept some ten thousand. */
const batchSize = 500;

/** Asks about any number of values, one batch after the other. */
export async function inBatches<T, R>(
  values: readonly T[],
  ask: (some: readonly T[]) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < values.length; start += batchSize) {
    results.push(await ask(values.slice(start, start + batchSize)));
  }
  return results;
}
