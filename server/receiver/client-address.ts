import ipaddr from 'ipaddr.js';

/** What a request says about its client's address. */
interface AddressSource {
  /** The address of the socket's peer; undefined if it is closed. */
  remote: string | undefined;
  /** The X-Forwarded-For header; multiple headers are joined with commas. */
  forwardedFor: string | undefined;
}

/**
 * The client's address, without port and brackets. Behind `trustedProxies` proxies, each of which appends its client's
 * address to X-Forwarded-For, it is that many entries from the end, or else the first; earlier entries may be forged.
 * Undefined if that entry is not an address. Without the header no proxy was passed, so it is the socket's peer, or
 * empty if the socket is closed.
 */
export function clientAddress(
  { remote, forwardedFor }: AddressSource,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0 || forwardedFor === undefined) return remote ?? '';
  const addresses = forwardedFor.split(',');
  return parseAddress((addresses.at(-trustedProxies) ?? addresses[0] ?? '').trim());
}

/**
 * Parses the notations that proxies use: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` and
 * `[2001:db8::1]:80`.
 */
function parseAddress(text: string): string | undefined {
  const { v4, v6 } = addressPattern.exec(text)?.groups ?? {};
  if (v4 !== undefined) return ipaddr.IPv4.isValidFourPartDecimal(v4) ? v4 : undefined;
  const address = v6 ?? text;
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address).toString() : undefined;
}

const addressPattern = /^(?:(?<v4>[\d.]+)|\[(?<v6>[^\]]+)\])(?::\d{1,5})?$/;
