import { expect, it } from 'vitest';
import { pagesOption } from './pages-option';

it('the option --pages names the folder of a site, and is left out for the main site', () => {
  const path = '_facts/prices.json';
  expect(pagesOption({ path, file: `pages-json/${path}` })).toBe('');
  expect(pagesOption({ path, file: `examples/shop/${path}` })).toBe(' --pages examples/shop');
});
