import ipaddr from 'ipaddr.js';

/** A network that contains an address. */
export interface Network {
  /** For example `192.0.2.1`, `2001:db8:1:2::/64`. */
  name: string;
  /** How many times the limit of a single customer is allowed in this network. */
  limitFactor: number;
}

/** The prefix lengths that providers assign to a customer (RIPE-690, section 4.2). */
const prefixes = [
  { bits: 64, limitFactor: 1 },
  { bits: 56, limitFactor: 2 },
  { bits: 48, limitFactor: 4 },
] as const;

/** The limit factor of the largest of these networks. */
export const maxLimitFactor = Math.max(...prefixes.map(({ limitFactor }) => limitFactor));

/**
 * Whether an address can be a visitor's. A private one is that of a proxy that TRUSTED_PROXIES does not count: all
 * visitors seem to have it, so it identifies no one.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) &&
  !['loopback', 'private', 'linkLocal', 'uniqueLocal'].includes(ipaddr.process(address).range());

/**
 * The networks of an address, smallest first. An IPv4 address is its own network, even in IPv6 notation
 * (`::ffff:192.0.2.1`). Everything that is not an address (a closed socket has none) counts as a single network.
 */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [{ name: 'unknown', limitFactor: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), limitFactor: 1 }];
  const bytes = parsed.toByteArray();
  return prefixes.map(({ bits, limitFactor }) => {
    const network = bytes.map((byte, index) => (index < bits / 8 ? byte : 0));
    return { name: `${ipaddr.fromByteArray(network)}/${bits}`, limitFactor };
  });
}
