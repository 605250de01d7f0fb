import { expect, it } from 'vitest';
import { withQuery } from './with-query';

it.each([
  ['/contact', { country: 'Iceland' }, '/contact?country=Iceland'],
  ['/contact#form', { country: 'Faroe Islands' }, '/contact?country=Faroe+Islands#form'],
  [
    '/contact?from=home&country=Norway#form',
    { country: 'Iceland' },
    '/contact?from=home&country=Iceland#form',
  ],
  ['/contact#form', {}, '/contact#form'],
])('%s with %j is %s', (href, parameters, expected) => {
  expect(withQuery(href, parameters)).toBe(expected);
});

it('a query is added without `URLSearchParams.size`, which is younger than some supported browsers', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {};
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  try {
    expect(withQuery('/contact', { country: 'Iceland' })).toBe('/contact?country=Iceland');
  } finally {
    Object.defineProperty(URLSearchParams.prototype, 'size', size);
  }
});
