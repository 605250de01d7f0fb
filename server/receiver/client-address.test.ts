import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

const remote = '10.0.0.1';
const behind = (proxies: number, forwardedFor?: string) => clientAddress({ remote, forwardedFor }, proxies);

describe('the address that a request comes from', () => {
  it('is that of the socket if no proxy is trusted, whatever the header says', () => {
    expect(behind(0, '192.0.2.1')).toBe(remote);
  });

  it('is the one that the outermost trusted proxy saw', () => {
    expect(behind(1, '198.51.100.1, 192.0.2.1')).toBe('192.0.2.1');
    expect(behind(2, '198.51.100.1, 192.0.2.1, 10.0.0.2')).toBe('192.0.2.1');
    expect(behind(2, '192.0.2.1')).toBe('192.0.2.1');
  });

  it('is that of the socket if the header is missing', () => {
    expect(behind(1)).toBe(remote);
  });

  it.each([
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ])('is written without port and brackets: %s', (spelling, address) => {
    expect(behind(1, spelling)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.256',
    '0300.0.2.1',
    '0xc0.0.2.1',
    '3221225985',
    '192.0.2.1:',
    '192.0.2.1:port',
    '192.0.2.1:1:2',
    '[192.0.2.1]',
    '[2001:db8::1',
    '2001:db8::1]:80',
    '192.0.2.1 192.0.2.2',
    'visitor.example',
  ])('is unknown if the header contains something else: “%s”', (spelling) => {
    expect(behind(1, spelling)).toBeUndefined();
    expect(behind(1, `192.0.2.1, ${spelling}`)).toBeUndefined();
  });
});
