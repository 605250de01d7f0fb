import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersTo, commands, programOf, runCommand, typed } from './commands';

const option = '--no-such-option';
/** By the path of the program. A command without one in TypeScript is run by itself below. */
const refusals = await answersTo(option);

describe.each(commands.map(({ name, line }) => [name, line] as const))('npm run %s', (name, line) => {
  it('is started by Node directly, so that it gets every signal', () => {
    expect(line).toMatch(/^node (--import tsx \S+\.ts|\S+\.mjs|scripts\/run\.mjs [a-z]+)$/);
  });

  it('refuses an option that it does not have, and prints its usage', async () => {
    const { status, stdout, stderr } = refusals[programOf(line) ?? ''] ?? (await runCommand(name, [option]));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`\nUsage: ${typed(name)}`);
    // The usage has no line that is much too long for a terminal.
    expect(stderr.split('\n').filter((text) => text.length > 140)).toEqual([]);
  });

  it('has a row in docs/commands.md', () => {
    expect(readFileSync('docs/commands.md', 'utf8')).toMatch(new RegExp(`^\\| \`${typed(name)}[ \`]`, 'm'));
  });
});
