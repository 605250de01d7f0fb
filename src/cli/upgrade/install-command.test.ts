import { expect, it } from 'vitest';
import { installAgain, installCommand } from './install-command';

it('the version is installed exactly, by the package manager of the project', () => {
  expect(installCommand(['package-lock.json', 'package.json'], '0.3.0')).toEqual([
    ...['npm', 'install', '--save-exact', '--no-audit', '--no-fund', 'prospectus@0.3.0'],
  ]);
  expect(installCommand(['package.json', 'pnpm-lock.yaml'], 'latest')).toEqual([
    ...['pnpm', 'add', '--save-exact', 'prospectus@latest'],
  ]);
  expect(installCommand(['package.json'], 'latest')[0]).toBe('npm');
});

it('the way back is in its words, too', () => {
  expect(installAgain(['pnpm-lock.yaml'])).toBe('pnpm install');
  expect(installAgain([])).toBe('npm install');
});
