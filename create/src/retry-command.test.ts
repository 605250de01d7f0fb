import { expect, it } from 'vitest';
import { packageManagerOf } from './package-manager.mjs';
import { retryCommand } from './retry-command.mjs';

const npm = packageManagerOf();
const pnpm = packageManagerOf('pnpm/10.4.1');

it('the command that tries again names every choice', () => {
  expect(retryCommand(npm, '0.2.0', { folder: 'my-site', lang: 'de', name: 'Pedal & Co.' })).toBe(
    'npm create prospectus@0.2.0 my-site -- --lang de --name "Pedal & Co."',
  );
  expect(retryCommand(pnpm, '0.2.0', { folder: 'Meine Seite', lang: 'de' })).toBe(
    'pnpm create prospectus@0.2.0 "Meine Seite" --lang de',
  );
});

it('quotation marks and dollars in a name are escaped for Unix shells', () => {
  expect(retryCommand(npm, '0.2.0', { folder: 'shop', lang: 'en', name: 'The "$5" shop' })).toContain(
    '--name "The \\"\\$5\\" shop"',
  );
});
