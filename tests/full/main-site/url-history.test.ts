import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from './routes';

it('the URL history has every route of the specification, in alphabetical order', () => {
  const addresses: string[] = JSON.parse(readFileSync('pages-json/_urls.json', 'utf8')).published;
  expect(addresses).toEqual(expect.arrayContaining([...routes]));
  expect(addresses).toEqual([...addresses].sort());
});
