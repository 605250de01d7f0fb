/** Maximum number of values per statement; both databases allow more than 30,000. */
const batchSize = 500;

/** Runs a query for each batch of values, and returns the results by batch. */
export async function inBatches<T, R>(
  values: readonly T[],
  run: (batch: readonly T[]) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < values.length; start += batchSize) {
    results.push(await run(values.slice(start, start + batchSize)));
  }
  return results;
}
