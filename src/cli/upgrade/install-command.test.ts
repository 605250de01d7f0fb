import { expect, it } from 'vitest';
import { installCommand, windowsCommandLine } from './install-command';

it('the version is installed exactly, by the package manager of the project', () => {
  expect(installCommand('npm', '0.3.0')).toEqual([
    ...['npm', 'install', '--save-exact', '--no-audit', '--no-fund', 'prospectus@0.3.0'],
  ]);
  expect(installCommand('pnpm', 'latest')).toEqual([...['pnpm', 'add', '--save-exact', 'prospectus@latest']]);
});

it.each(['file:../prospectus.tgz', '../prospectus.tgz'])(
  'a packed file is installed by its path: %s',
  (file) => {
    expect(installCommand('npm', file).at(-1)).toBe('prospectus@file:../prospectus.tgz');
  },
);

it('a range of versions redirects nothing in the command prompt of Windows', () => {
  expect(windowsCommandLine(['npm', 'install', 'prospectus@>=0.3'])).toBe('npm install "prospectus@>=0.3"');
});

it('a path with a space is one word in the command prompt of Windows', () => {
  const command = installCommand('npm', 'file:C:\\Sites & Co\\prospectus.tgz');
  expect(windowsCommandLine(command)).toBe(
    'npm install --save-exact --no-audit --no-fund "prospectus@file:C:\\Sites & Co\\prospectus.tgz"',
  );
});
