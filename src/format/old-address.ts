import { decodedPath, encodedPath } from './address';

/** The address that a redirect leads away from: one of this site or of a previous one. */
export interface OldAddress {
  /** Decoded, without a trailing slash: `/über-uns`, `/about.html`. */
  path: string;
  /** Required query parameters, in their written order: `page=kontakt`. */
  query: readonly (readonly [name: string, value: string])[];
  /** Whether everything below the path redirects as well: the address ends in `/*`. */
  hasWildcard: boolean;
}

/** Parses the `from` of a redirect. */
export function readOldAddress(written: string): OldAddress {
  const [path = '', ...query] = written.split('?');
  const hasWildcard = path.endsWith('/*');
  const fixedPath = hasWildcard ? path.slice(0, -2) : path;
  return {
    path: withoutTrailingSlashes(decodedPath(fixedPath)),
    query: [...new URLSearchParams(query.join('?'))],
    hasWildcard,
  };
}

/**
 * A path without trailing slashes; `/` stays. The lookbehind makes each run of slashes match only from its start:
 * trying from each of 15,000 slashes would take a second, and a request can have as many.
 */
export const withoutTrailingSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/';

/** A key that is the same for all spellings of an old address, whatever its encoding and the order of its query. */
export function keyOfOldAddress(written: string): string {
  const { path, query, hasWildcard } = readOldAddress(written);
  return path + (hasWildcard ? '/*' : '') + queryOf([...query].sort());
}

/** An old address encoded for requests, including its query and `/*`. */
export function encodedOldAddress(written: string): string {
  const address = readOldAddress(written);
  return encodedPattern(address) + queryOf(address.query);
}

/** The encoded path, with `/*` if there is a wildcard. A literal star in the path is encoded. */
export const encodedPattern = ({ path, hasWildcard }: OldAddress): string =>
  encodedPath(path).replaceAll('*', '%2A') + (hasWildcard ? '/*' : '');

const queryOf = (query: OldAddress['query']) =>
  query.length > 0 ? `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}` : '';
