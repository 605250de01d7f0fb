import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { specifierFrom } from './specifier.mjs';

it.each(['0.2.0', 'latest', '^1.0.0', 'https://example.com/prospectus-0.2.0.tgz'])(
  'a version or an address stays as it is: %s',
  (specifier) => {
    expect(specifierFrom(specifier, '/work')).toBe(specifier);
  },
);

it.each([
  ['./prospectus-0.2.0.tgz', '/work/prospectus-0.2.0.tgz'],
  ['prospectus-0.2.0.tgz', '/work/prospectus-0.2.0.tgz'],
  ['file:../engine', '/engine'],
  ['/packed/a b.tgz', '/packed/a b.tgz'],
])('a file or folder is where it lies, since the site lies elsewhere: %s', (specifier, path) => {
  expect(specifierFrom(specifier, '/work')).toBe(`file:${resolve(path)}`);
});
