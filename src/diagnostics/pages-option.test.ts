import { expect, it } from 'vitest';
import { pagesOption } from './pages-option';

it('names the folder of a site, the main one excepted', () => {
  const path = '_facts/prices.json';
  expect(pagesOption({ path, file: `pages-json/${path}` })).toBe('');
  expect(pagesOption({ path, file: `examples/shop/${path}` })).toBe(' --pages examples/shop');
});
