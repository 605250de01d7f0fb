/**
 * An address as a URL; undefined where it is none. `URL.canParse` is not asked: compiled by V8, that of Node 20 refuses
 * domains with letters such as “ü” that it took before.
 */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
