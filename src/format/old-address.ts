import { decodedPath, encodedPath } from './address';

/** What a redirect begins at: an address of this site or of the one that was here before. */
export interface OldAddress {
  /** Decoded, without a slash at its end: `/über-uns`, `/about.html`. */
  path: string;
  /** What its query must have, in the order in which it is written: `page=kontakt`. */
  query: readonly (readonly [name: string, value: string])[];
  /** Whether everything below the path is meant: it ended in `/*`. */
  below: boolean;
}

export function readOldAddress(written: string): OldAddress {
  const [path = '', ...query] = written.split('?');
  const below = path.endsWith('/*');
  const own = below ? path.slice(0, -2) : path;
  return {
    path: withoutEnd(decodedPath(own)),
    query: [...new URLSearchParams(query.join('?'))],
    below,
  };
}

/**
 * A path without slashes at its end. That of the home page is one. Each row of slashes is looked at from its beginning alone:
 * from each of 15,000, which a request may have, it would take a second.
 */
export const withoutEnd = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/';

/** The same for all ways to write an old address. */
export function keyOfOldAddress(written: string): string {
  const { path, query, below } = readOldAddress(written);
  return path + (below ? '/*' : '') + queryOf([...query].sort());
}

/** An old address as it is sent, with its query and its star. */
export function encodedOldAddress(written: string): string {
  const address = readOldAddress(written);
  return encodedBeginning(address) + queryOf(address.query);
}

/** Its path, with a star only where everything below is meant: one that the path itself has is encoded. */
export const encodedBeginning = ({ path, below }: OldAddress): string =>
  encodedPath(path).replaceAll('*', '%2A') + (below ? '/*' : '');

const queryOf = (query: OldAddress['query']) =>
  query.length > 0 ? `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}` : '';
