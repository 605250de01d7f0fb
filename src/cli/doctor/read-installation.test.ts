import { expect, it } from 'vitest';
import { versionInPackageLock, versionInPnpmLock } from './read-installation';

it('the locked version of the engine is read from package-lock.json, if it is there', () => {
  const packages = { '': { name: 'site' }, 'node_modules/prospectus': { version: '0.2.0' } };
  expect(versionInPackageLock(JSON.stringify({ packages }))).toBe('0.2.0');
  expect(versionInPackageLock('{}')).toBe(undefined);
});

it('the locked version of the engine is read from pnpm-lock.yaml, unless it is a file', () => {
  const lock = (version: string) =>
    `lockfileVersion: '9.0'

importers:

  .:
    dependencies:
      prospectus:
        specifier: 0.2.0
        version: ${version}

packages:
`;
  expect(versionInPnpmLock(lock('0.2.0'))).toBe('0.2.0');
  expect(versionInPnpmLock(lock('0.2.0(react@19.3.1)'))).toBe('0.2.0');
  expect(versionInPnpmLock(lock('file:../prospectus.tgz'))).toBe(undefined);
  expect(versionInPnpmLock('')).toBe(undefined);
});
