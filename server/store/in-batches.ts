/** Maximum number of values per statement; both databases allow some ten thousand. */
const batchSize = 500;

/** Runs a query for any number of values, in batches. */
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
