/** Memoizes a function of one object. Results are held weakly: they can be garbage-collected with the object. */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const cached = results.get(key);
    if (cached) return cached.result;
    const result = compute(key);
    results.set(key, { result });
    return result;
  };
}

/** Memoizes a function of a text. Results are held as long as the function, so there should be few texts. */
export function memoizeText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

/**
 * Memoizes a function of one object for the latest object only: for large results that are read many times in a row,
 * then hardly ever again.
 */
export function memoizeLatest<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  let latest: { key: Key; result: Result } | undefined;
  return (key) => {
    if (latest?.key !== key) latest = { key, result: compute(key) };
    return latest.result;
  };
}
