import { hasValidHost } from '../format/host';
import { urlOf } from '../format/url-of';

/** The origin of a site, or why it is rejected. */
export type SiteOrigin = { origin: string } | { refused: string };

/** Parses `--base`. It must be an origin, because a path would be ignored. */
export function originFrom(base: string): SiteOrigin {
  // “localhost:4173” would be parsed as a URL with the scheme “localhost”.
  const url = /^https?:\/\//i.test(base) ? urlOf(base) : undefined;
  if (!url) return { refused: `“${base}” is not an address: begin it with “https://”.` };
  const { origin, pathname, search, hash, username, password } = url;
  // A path such as “/..” disappears when parsed, so the text is checked as well.
  if (pathname !== '/' || /^https?:\/\/[^/?#]*\/[^?#]/i.test(base))
    return {
      refused: `“${base}” has a path, and a site cannot be below one: its links begin at the domain. Give it a domain or a subdomain of its own, such as https://www.example.com.`,
    };
  if (search || hash || username || password || /[?#]$/.test(base))
    return { refused: `“${base}” is more than the address of a site. Write only ${origin}` };
  if (!hasValidHost(base))
    return {
      refused: `“${base}” has a domain that cannot exist. Write it as it is registered, such as https://www.example.com.`,
    };
  return { origin };
}
