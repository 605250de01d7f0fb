import { expect, it } from 'vitest';
import { isInstalled } from '../../scripts/install.mjs';

const vite = { version: '8.3.8', integrity: 'sha512-vite' };
const forMac = { version: '2.3.3', integrity: 'sha512-mac', optional: true };
const locked = { '': { version: '0.1.0' }, 'node_modules/vite': vite, 'node_modules/fsevents': forMac };

it.each([
  ['what the lock file asks for', { 'node_modules/vite': vite }, true],
  ['and a package that it no longer has', { 'node_modules/vite': vite, 'node_modules/rollup': vite }, true],
  ['another version', { 'node_modules/vite': { ...vite, version: '8.3.7' } }, false],
  ['another content', { 'node_modules/vite': { ...vite, integrity: 'sha512-other' } }, false],
  ['without a package', {}, false],
  [
    'another version of an optional package',
    { 'node_modules/vite': vite, 'node_modules/fsevents': { ...forMac, version: '2.3.2' } },
    false,
  ],
])('packages are installed only where others are installed: %s', (_, installed, expected) => {
  expect(isInstalled(locked, installed)).toBe(expected);
});
