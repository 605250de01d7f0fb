import { urlOf } from './url-of';

/**
 * Whether the host of an address is one that somebody can have (RFC 1123, and an underscore, which some networks have), and
 * the one that is written: browsers leave out characters that nobody sees, and read `1.2.3` as 1.2.0.3.
 */
export function isWholeHost(address: string): boolean {
  const url = urlOf(address);
  if (!url || /(?!\u200c|\u200d)\p{Cf}/u.test(address)) return false;
  const { hostname } = url;
  if (/^[\d.]+$|^\[/.test(hostname)) return address.includes(`//${hostname}`);
  return (
    hostname.length <= 253 &&
    hostname.split('.').every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
  );
}
