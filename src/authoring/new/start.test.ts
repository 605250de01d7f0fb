import { describe, expect, it } from 'vitest';
import { addressFor, nameIn } from './start';

const start = { address: 'study-{name}', page: { blocks: [] } };

describe('the address of a new page', () => {
  it.each([
    ['japan', '/study-japan'],
    ['study-japan', '/study-japan'],
    ['asia/japan', '/asia/study-japan'],
    ['/japan', '/japan'],
    ['/asia/japan', '/asia/japan'],
  ])('follows from its name and kind, or is the name: %s', (name, address) => {
    expect(addressFor(name, start)).toBe(address);
  });

  it('contains the name', () => {
    expect(nameIn('/asia/study-japan', start)).toBe('japan');
    expect(nameIn('/japan', start)).toBe('japan');
  });
});
