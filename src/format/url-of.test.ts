import { expect, it } from 'vitest';
import { urlOf } from './url-of';

it('an address gives the same URL however often it is parsed', () => {
  const hosts = new Set<string | undefined>();
  for (let attempt = 0; attempt < 20_000; attempt += 1) hosts.add(urlOf('https://www.müller.example')?.host);
  expect([...hosts]).toEqual(['www.xn--mller-kva.example']);
});

it.each(['', '/about', 'https://', 'https://xn--a'])('“%s” is no URL', (address) => {
  expect(urlOf(address)).toBeUndefined();
});
