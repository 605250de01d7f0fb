import { isWholeHost } from '../format/host';
import { urlOf } from '../format/url-of';

/** Where a site is, or why it cannot be there. */
export type SiteOrigin = { origin: string } | { refused: string };

/** The origin in `--base`. A site is a whole host: an address that says more would be followed in part. */
export function originFrom(base: string): SiteOrigin {
  // “localhost:4173” can be parsed, too: as the scheme “localhost”.
  const url = /^https?:\/\//i.test(base) ? urlOf(base) : undefined;
  if (!url) return { refused: `“${base}” is not an address: begin it with “https://”.` };
  const { origin, pathname, search, hash, username, password } = url;
  // “/..” is a path as it is written, and none as it is read.
  if (pathname !== '/' || /^https?:\/\/[^/?#]*\/[^?#]/i.test(base))
    return {
      refused: `“${base}” has a path, and a site cannot be below one: its links begin at the domain. Give it a domain or a subdomain of its own, such as https://www.example.com.`,
    };
  if (search || hash || username || password || /[?#]$/.test(base))
    return { refused: `“${base}” is more than the address of a site. Write only ${origin}` };
  if (!isWholeHost(base))
    return {
      refused: `“${base}” has a domain that cannot exist. Write it as it is registered, such as https://www.example.com.`,
    };
  return { origin };
}
