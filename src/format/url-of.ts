/**
 * Parses a URL; undefined if it is invalid. `URL.canParse` is avoided because of a bug in Node 20: once optimized by
 * V8, it rejects internationalized domains such as “ü”.
 */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
