import { describe, expect, it } from 'vitest';
import { asciiAddress, decodedPath, encodedAddress, encodedPath } from './address';

describe('a path of the site', () => {
  it.each([
    ['/files/guide.pdf', '/files/guide.pdf', '/files/guide.pdf'],
    ['/files/price list.pdf', '/files/price list.pdf', '/files/price%20list.pdf'],
    ['/files/price%20list.pdf', '/files/price list.pdf', '/files/price%20list.pdf'],
    ['/files/Preços.pdf', '/files/Preços.pdf', '/files/Pre%C3%A7os.pdf'],
    ['/files/Pre%c3%a7os.pdf', '/files/Preços.pdf', '/files/Pre%C3%A7os.pdf'],
    ['/files/Menu\u0308.pdf', '/files/Menü.pdf', '/files/Men%C3%BC.pdf'],
    ['/files/Menu%CC%88.pdf', '/files/Menü.pdf', '/files/Men%C3%BC.pdf'],
    ['/files/قائمة.pdf', '/files/قائمة.pdf', '/files/%D9%82%D8%A7%D8%A6%D9%85%D8%A9.pdf'],
    ['/files/🚲.pdf', '/files/🚲.pdf', '/files/%F0%9F%9A%B2.pdf'],
    ['/files/a&b+c.pdf', '/files/a&b+c.pdf', '/files/a&b+c.pdf'],
    ['/files/a%26b.pdf', '/files/a&b.pdf', '/files/a&b.pdf'],
  ])('%s has one form for reading and one for addresses', (written, read, address) => {
    expect(decodedPath(written)).toBe(read);
    expect(encodedPath(written)).toBe(address);
    expect(encodedPath(read)).toBe(address);
  });

  it('keeps escapes that are not UTF-8', () => {
    expect(decodedPath('/%fcber-uns')).toBe('/%FCber-uns');
    expect(encodedPath('/%FCber-uns')).toBe('/%FCber-uns');
    expect(encodedPath('/%fcber uns')).toBe('/%FCber%20uns');
    expect(encodedPath('/50% off')).toBe('/50%25%20off');
  });

  it('never becomes another path', () => {
    for (const path of ['/a%2Fb', '/a%5Cb', '/a%00b']) expect(decodedPath(path)).toBe(path);
    for (const path of ['/a%2Fb', '/a%2fb']) expect(encodedPath(path)).toBe('/a%2Fb');
    expect(decodedPath('/a%2fb')).toBe('/a%2Fb');
  });
});

it('an address keeps its query and its fragment', () => {
  expect(encodedAddress('/files/price list.pdf?a=1#page=2')).toBe('/files/price%20list.pdf?a=1#page=2');
  expect(encodedAddress('#costs')).toBe('#costs');
});

it.each([
  ['/about?city=München#größe', '/about?city=M%C3%BCnchen#gr%C3%B6%C3%9Fe'],
  ['https://bücher.example/über uns', 'https://xn--bcher-kva.example/%C3%BCber%20uns'],
  ['https://example.com/a%20b/*?c=%C3%BC', 'https://example.com/a%20b/*?c=%C3%BC'],
  ['mailto:zoë@example.com', 'mailto:zo%C3%AB@example.com'],
])('%s is sent in ASCII', (written, sent) => {
  expect(asciiAddress(written)).toBe(sent);
});
