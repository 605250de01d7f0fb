import { describe, expect, it } from 'vitest';
import { networksOf } from './networks';

describe('the networks that an address counts for', () => {
  it('are a /64, a /56 and a /48 in IPv6, with one, two and four times the limit', () => {
    expect(networksOf('2001:db8:12:3456:7::8')).toEqual([
      { name: '2001:db8:12:3456::/64', limitFactor: 1 },
      { name: '2001:db8:12:3400::/56', limitFactor: 2 },
      { name: '2001:db8:12::/48', limitFactor: 4 },
    ]);
  });

  it('are the address itself in IPv4', () => {
    expect(networksOf('192.0.2.1')).toEqual([{ name: '192.0.2.1', limitFactor: 1 }]);
  });

  it('are the same for every spelling of an address', () => {
    for (const spelling of ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1']) {
      expect(networksOf(spelling), spelling).toEqual(networksOf('192.0.2.1'));
    }
    for (const spelling of [
      '2001:DB8::1',
      '2001:0db8:0:0:0:0:0:1',
      '2001:db8::0.0.0.1',
      '2001:db8::1%eth0',
    ]) {
      expect(networksOf(spelling), spelling).toEqual(networksOf('2001:db8::1'));
    }
  });

  it('are the same one for anything that is not an address', () => {
    expect(networksOf('')).toEqual(networksOf('not-an-address'));
  });
});
