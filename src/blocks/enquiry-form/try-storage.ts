/**
 * Runs code that uses localStorage or sessionStorage, and returns its result: undefined if storage is blocked or full,
 * or if an entry cannot be parsed.
 */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
