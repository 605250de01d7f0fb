import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../server/run-command';
import { runCommand as runProcess } from './admin-process';

const commands =
  'list show export erase purge release delete dead retry backup backups verify restore backup-key log doctor';

/** Runs `npm run serve` with these arguments, in an environment with which it would not start. */
async function serve(...args: readonly string[]) {
  const env = { PATH: process.env.PATH, PORT: 'none' };
  const child = spawn(process.execPath, [join(inject('program'), 'main.mjs'), ...args], { env });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, output, errors };
}

describe('npm run serve', () => {
  it.each(['--help', '-h'])(
    '%s prints the usage, whatever the settings, and starts nothing',
    async (option) => {
      const { code, output, errors } = await serve(option);
      expect([code, errors]).toEqual([0, '']);
      expect(output).toMatch(/^Usage: npm run serve -- \[--pages DIR\]\n/);
      for (const name of ['PORT', 'SITE', 'DATA', 'ENQUIRIES_DATABASE_URL', 'docs/environment.md']) {
        expect(output).toContain(name);
      }
    },
  );

  it('refuses any other argument', async () => {
    const { code, output, errors } = await serve('--port', '80');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(/^Unknown argument “--port”\. Settings are environment variables\.\n\nUsage:/);
  });
});

describe('npm run enquiries', () => {
  it.each([
    ['--help', runProcess],
    ['-h', runCommand],
    ['help', runCommand],
  ])('%s lists every command', async (option, run) => {
    const { code, output, remarks } = await run([option], {});
    expect([code, remarks]).toEqual([0, '']);
    for (const name of commands.split(' ')) expect(output).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
  });

  it.each(commands.split(' '))('%s --help prints its usage, whatever the settings', async (name) => {
    const { code, output, remarks } = await runCommand([name, '--help'], { PORT: 'none' });
    expect([code, remarks]).toEqual([0, '']);
    expect(output).toContain(`Usage:\n  npm run enquiries -- ${name}`);
    expect(output.trim().split('\n').length).toBeGreaterThan(4);
  });
});
