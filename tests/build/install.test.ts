import { expect, it } from 'vitest';
import { isInstalled } from '../../scripts/install.mjs';

const vite = { version: '8.3.8', integrity: 'sha512-vite' };
const forMac = { version: '2.3.3', integrity: 'sha512-mac', optional: true };
const locked = { '': { version: '0.1.0' }, 'node_modules/vite': vite, 'node_modules/fsevents': forMac };

it.each([
  ['what the lock file asks for, without an optional package', { 'node_modules/vite': vite }, true],
  ['a package more than it asks for', { 'node_modules/vite': vite, 'node_modules/rollup': vite }, true],
  ['another version', { 'node_modules/vite': { ...vite, version: '8.3.7' } }, false],
  ['another content', { 'node_modules/vite': { ...vite, integrity: 'sha512-other' } }, false],
  ['nothing', {}, false],
  [
    'another version of an optional package',
    { 'node_modules/vite': vite, 'node_modules/fsevents': { ...forMac, version: '2.3.2' } },
    false,
  ],
])('tells whether the packages of the lock file are installed: %s', (_, installed, expected) => {
  expect(isInstalled(locked, installed)).toBe(expected);
});
