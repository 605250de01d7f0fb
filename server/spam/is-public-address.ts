import { BlockList, isIP } from 'node:net';

/** Private and local address ranges (RFC 1918, 3927, 4193, 4291). */
const local = new BlockList();
local.addSubnet('127.0.0.0', 8, 'ipv4');
local.addSubnet('10.0.0.0', 8, 'ipv4');
local.addSubnet('172.16.0.0', 12, 'ipv4');
local.addSubnet('192.168.0.0', 16, 'ipv4');
local.addSubnet('169.254.0.0', 16, 'ipv4');
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/**
 * Whether an address can be a visitor's. A private one is that of a proxy missing from TRUSTED_PROXIES, which all
 * visitors seem to have, so it identifies no one.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  return version !== 0 && !local.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
