import { describe, expect, it } from 'vitest';
import { adaptCommands, packageManagerOf } from './package-manager.mjs';

const npm = packageManagerOf('npm/11.6.0 node/v22.12.0 linux x64 workspaces/false');
const pnpm = packageManagerOf('pnpm/10.4.1 npm/? node/v22.12.0 linux x64');

it('the package manager is the one that started the program, or else npm', () => {
  expect(npm.name).toBe('npm');
  expect(pnpm).toEqual({ name: 'pnpm', major: '10', install: ['pnpm', 'install'] });
  expect(packageManagerOf('yarn/4.1.0 node/v22.12.0').name).toBe('npm');
  expect(packageManagerOf().name).toBe('npm');
});

describe('a text of the template', () => {
  it.each([
    ['npm run new -- page prices        a page', 'pnpm run new page prices        a page'],
    [
      '`npm run check -- --fix` or `npm run check -- --release`',
      '`pnpm run check --fix` or `pnpm run check --release`',
    ],
    ['npm install, npm start, npm test', 'pnpm install, pnpm start, pnpm test'],
    ['- run: npm ci --ignore-scripts', '- run: pnpm install --frozen-lockfile --ignore-scripts'],
    ['          cache: npm', '          cache: pnpm'],
    ['Nothing but npm packages', 'Nothing but npm packages'],
  ])('is written for npm, and adapted to pnpm: %s', (text, expected) => {
    expect(adaptCommands(text, npm)).toBe(text);
    expect(adaptCommands(text, pnpm)).toBe(expected);
  });

  it('that sets up Node in a workflow sets up pnpm before it, which the cache of setup-node needs', () => {
    expect(adaptCommands('      - uses: actions/setup-node@v4\n', pnpm)).toBe(
      '      - uses: pnpm/action-setup@v4\n        with:\n          version: 10\n      - uses: actions/setup-node@v4\n',
    );
  });
});
