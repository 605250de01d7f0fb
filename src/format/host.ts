import { urlOf } from './url-of';

/**
 * Whether an address has a valid host (RFC 1123, with underscores, which some networks use). A host that browsers would
 * change to another one is not valid: they drop invisible characters, and read `1.2.3` as 1.2.0.3.
 */
export function hasValidHost(address: string): boolean {
  const url = urlOf(address);
  // Invisible characters, except the two joiners that some scripts need.
  if (!url || /(?!\u200c|\u200d)\p{Cf}/u.test(address)) return false;
  const { hostname } = url;
  // An IP address must be written as the parser has it.
  if (/^[\d.]+$|^\[/.test(hostname)) return address.includes(`//${hostname}`);
  return (
    hostname.length <= 253 &&
    hostname.split('.').every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
  );
}
