import { describe, expect, it } from 'vitest';
import { answersTo, commands, programOf, runCommand, typed } from '../../site/commands';

const answers = await answersTo('--help');

describe.each(commands)('npm run $name', ({ name, line }) => {
  it('prints its usage for --help, in lines of at most 140 characters', async () => {
    const { status, stdout, stderr } = answers[programOf(line) ?? ''] ?? (await runCommand(name, ['--help']));
    expect(stdout.startsWith(`Usage: ${typed(name)}`)).toBe(true);
    expect(stdout.split('\n').filter((text) => text.length > 140)).toEqual([]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('an option that npm takes for its own', () => {
  it.each([
    ['build', ['release', 'out']],
    ['check', ['fix']],
    ['check', ['release']],
  ] as const)('is not ignored without a message: npm run %s %j', async (name, kept) => {
    const environment = Object.fromEntries(kept.map((option) => [`npm_config_${option}`, 'true']));
    const env = { npm_lifecycle_event: name, ...environment };
    const { status, stdout, stderr } = await runCommand(name, [], env);
    const words = kept.map((option) => `--${option}`);
    expect(stderr).toContain(`npm run ${name} -- `);
    for (const word of words) expect(stderr.split('\n')[0]).toContain(word);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
