import { expect, it } from 'vitest';
import { withQuery } from './with-query';

it.each([
  ['/contact', { country: 'Ireland' }, '/contact?country=Ireland'],
  ['/contact#form', { country: 'New Zealand' }, '/contact?country=New+Zealand#form'],
  [
    '/contact?from=home&country=India#form',
    { country: 'Ireland' },
    '/contact?from=home&country=Ireland#form',
  ],
  ['/contact#form', {}, '/contact#form'],
])('%s with %j is %s', (href, parameters, expected) => {
  expect(withQuery(href, parameters)).toBe(expected);
});
