import { expect, it } from 'vitest';
import { urlOf } from './url-of';

it('an address is the same URL however often it was asked for', () => {
  const hosts = new Set<string | undefined>();
  for (let time = 0; time < 20_000; time += 1) hosts.add(urlOf('https://www.müller.example')?.host);
  expect([...hosts]).toEqual(['www.xn--mller-kva.example']);
});

it.each(['', '/about', 'https://', 'https://xn--a'])('“%s” is no URL', (address) => {
  expect(urlOf(address)).toBeUndefined();
});
