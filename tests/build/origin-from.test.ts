import { describe, expect, it } from 'vitest';
import { originFrom } from '../../src/outputs/origin-from';

describe('the address that a site is built for', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['HTTPS://WWW.Example.com:443', 'https://www.example.com'],
    ['http://localhost:4173', 'http://localhost:4173'],
    ['https://www.Müller-Räder.example', 'https://www.xn--mller-rder-w5a5z.example'],
  ])('%s is the origin %s', (base, origin) => {
    expect(originFrom(base)).toEqual({ origin });
  });

  it.each([
    ['https://host.example/website', 'has a path, and a site cannot be below one'],
    ['https://host.example/website/', 'has a path, and a site cannot be below one'],
    ['https://host.example/..', 'has a path, and a site cannot be below one'],
    ['https://host.example/%2e/', 'has a path, and a site cannot be below one'],
    ['https://host.example//', 'has a path, and a site cannot be below one'],
    ['https://host.example?a=1', 'is more than the address of a site. Write only https://host.example'],
    ['https://host.example/?', 'is more than the address of a site. Write only https://host.example'],
    ['https://host.example/#top', 'is more than the address of a site. Write only https://host.example'],
    ['https://me:secret@host.example', 'is more than the address of a site. Write only https://host.example'],
    ['https://1.2.3', 'has a domain that cannot exist'],
    ['localhost:4173', 'is not an address: begin it with “https://”.'],
    ['https://', 'is not an address: begin it with “https://”.'],
    ['ftp://host.example', 'is not an address: begin it with “https://”.'],
  ])('%s is refused, not shortened in silence', (base, reason) => {
    expect(originFrom(base)).toEqual({ refused: expect.stringContaining(`“${base}” ${reason}`) });
  });
});
