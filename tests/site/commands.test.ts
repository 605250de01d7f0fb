import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLong } from '../is-long';
import { bundled, type Ended } from './run-script';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.entries(scripts).map(([name, command]) => ({ name, command }));

/** How it is typed: `npm test`, `npm run build`. */
const typed = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

/** What npm starts: plain JavaScript as it is, anything else bundled. */
function run(name: string, command: string, options: readonly string[], env = {}): Promise<Ended> {
  const [file = ''] = command.split(' ').slice(-1);
  const program = file.endsWith('.mjs') ? [file] : bundled(name.replace(':', '-'));
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...program, ...options],
      { env: { ...process.env, ...env }, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

/** One of each way in which commands read their options: each start takes a quarter of a second or more. */
const started = ['start', 'test', 'dev', 'build', 'serve', 'enquiries'];

describe.each(commands)('npm run $name', ({ name, command }) => {
  it('is started by Node directly, so that it gets every signal', () => {
    expect(command).toMatch(/^node (--import tsx \S+\.ts|\S+\.mjs|scripts\/run\.mjs \S+\.ts)$/);
  });

  // What is printed for a wrong option is the same text (the next test); one of each kind is asked for it.
  it.runIf(isLong || ['build', 'test'].includes(name))('prints its usage for --help', async () => {
    const { status, stdout, stderr } = await run(name, command, ['--help']);
    expect(stdout.startsWith(`Usage: ${typed(name)}`)).toBe(true);
    expect(stdout.split('\n').filter((line) => line.length > 140)).toEqual([]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.runIf(isLong || started.includes(name))('refuses an option that it does not have', async () => {
    const { status, stdout, stderr } = await run(name, command, ['--no-such-option']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`\nUsage: ${typed(name)}`);
    expect(stderr.split('\n').filter((line) => line.length > 140)).toEqual([]);
  });

  it.skipIf(isLong || started.includes(name))('reads its options as those that are started do', () => {
    const [file = ''] = command.split(' ').slice(-1);
    const code = readFileSync(file, 'utf8');
    expect(code).toContain(`Usage: ${typed(name)}`);
    expect(code).toMatch(/\bread(Arguments|Options)\(\s*(usage|['`]Usage: )/);
  });

  it('has a row in docs/commands.md', () => {
    expect(readFileSync('docs/commands.md', 'utf8')).toMatch(new RegExp(`^\\| \`${typed(name)}[ \`]`, 'm'));
  });
});

describe('an option that npm takes for its own', () => {
  it.each([
    ['build', ['release', 'out']],
    ...(isLong
      ? ([
          ['check', ['fix']],
          ['check', ['release']],
        ] as const)
      : []),
  ] as const)('is not ignored without a message: npm run %s %j', async (name, kept) => {
    const environment = Object.fromEntries(kept.map((option) => [`npm_config_${option}`, 'true']));
    const env = { npm_lifecycle_event: name, ...environment };
    const { status, stdout, stderr } = await run(name, scripts[name] ?? '', [], env);
    const words = kept.map((option) => `--${option}`);
    expect(stderr).toContain(`npm run ${name} -- `);
    for (const word of words) expect(stderr.split('\n')[0]).toContain(word);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
