import ipaddr from 'ipaddr.js';

/** Where a request claims to come from. */
interface Origin {
  /** The address of the socket's other side; a socket that is closed has none. */
  remote: string | undefined;
  /** The X-Forwarded-For header; several are joined with commas. */
  forwardedFor: string | undefined;
}

/**
 * The address that a request comes from, in its usual notation, without port and brackets. Behind `trustedProxies`
 * proxies of our own, each of which appends its client's address to X-Forwarded-For, it is that many from
 * the end; anything before it may be made up. Without the header no proxy was passed: it is the socket's own. Undefined
 * if the header has no address at that place.
 */
export function clientAddress({ remote, forwardedFor }: Origin, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || forwardedFor === undefined) return remote ?? '';
  const heard = forwardedFor.split(',');
  return parseAddress((heard.at(-trustedProxies) ?? heard[0] ?? '').trim());
}

/** `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:80`, as proxies write them. */
function parseAddress(text: string): string | undefined {
  const { v4, v6 } = written.exec(text)?.groups ?? {};
  if (v4 !== undefined) return ipaddr.IPv4.isValidFourPartDecimal(v4) ? v4 : undefined;
  const address = v6 ?? text;
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address).toString() : undefined;
}

const written = /^(?:(?<v4>[\d.]+)|\[(?<v6>[^\]]+)\])(?::\d{1,5})?$/;
