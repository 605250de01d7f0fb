import { expect, it } from 'vitest';
import { installCommand, reinstallText, unsupportedManager, windowsCommandLine } from './install-command';

it('the version is installed exactly, by the package manager of the project', () => {
  expect(installCommand('package-lock.json', '0.3.0')).toEqual([
    ...['npm', 'install', '--save-exact', '--no-audit', '--no-fund', 'prospectus@0.3.0'],
  ]);
  expect(installCommand('pnpm-lock.yaml', 'latest')).toEqual([
    ...['pnpm', 'add', '--save-exact', 'prospectus@latest'],
  ]);
  expect(installCommand('', 'latest')[0]).toBe('npm');
});

it.each(['file:../prospectus.tgz', '../prospectus.tgz'])(
  'a packed file is installed by its path: %s',
  (file) => {
    expect(installCommand('', file).at(-1)).toBe('prospectus@file:../prospectus.tgz');
  },
);

it('package managers that upgrades do not support are recognized by their lock files', () => {
  expect(
    ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'].map((file) => unsupportedManager(file)),
  ).toEqual([...[undefined, undefined, 'yarn', 'bun']]);
});

it('the command that installs the packages of the lock file is that of its package manager', () => {
  expect(reinstallText('pnpm-lock.yaml')).toBe('pnpm install');
  expect(reinstallText('')).toBe('npm install');
});

it('a range of versions redirects nothing in the command prompt of Windows', () => {
  expect(windowsCommandLine(['npm', 'install', 'prospectus@>=0.3'])).toBe('npm install "prospectus@>=0.3"');
});

it('a path with a space is one word in the command prompt of Windows', () => {
  const command = installCommand('', 'file:C:\\Sites & Co\\prospectus.tgz');
  expect(windowsCommandLine(command)).toBe(
    'npm install --save-exact --no-audit --no-fund "prospectus@file:C:\\Sites & Co\\prospectus.tgz"',
  );
});
