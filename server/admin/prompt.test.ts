import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { exampleReceiverWords } from '../../tests/example-words';
import { createWordFormatter } from '../word-formatter';
import type { Terminal } from './command';
import { confirm, readInput } from './prompt';

/** A terminal at which each question gets the next of these answers. After the last one the input ends. */
function terminalOf(answers: readonly string[], { inputIsTTY = true, outputIsTTY = true } = {}): Terminal {
  const input = Object.assign(new PassThrough(), { isTTY: inputIsTTY });
  const output = Object.assign(new PassThrough(), { isTTY: outputIsTTY });
  const lines = [...answers];
  return {
    input,
    output,
    printToStderr() {
      const line = lines.shift();
      if (line === undefined) input.end();
      else input.write(`${line}\n`);
    },
  };
}

const formatWord = createWordFormatter(exampleReceiverWords.admin);

describe('a confirmation', () => {
  it('is asked for at a terminal, after another question, and not on standard output', async () => {
    const terminal = terminalOf(['asha@example.com', 'yes']);
    expect(await readInput(terminal, 'The email:')).toBe('asha@example.com');
    await expect(confirm({ terminal, formatWord }, 'Erase 2 enquiries?')).resolves.toBeUndefined();
    expect((terminal.output as PassThrough).readableLength).toBe(0); // it may go into a file
  });

  it.each([['no'], ['y'], [''], []])('changes nothing unless it is “yes”: %j', async (...answers) => {
    await expect(confirm({ terminal: terminalOf(answers), formatWord }, 'Erase?')).rejects.toThrow(
      'Nothing was changed.',
    );
  });

  it('is given in the language of the site', async () => {
    const words = { ...exampleReceiverWords.admin, yes: 'sim' };
    const portuguese = { terminal: terminalOf(['Sim']), formatWord: createWordFormatter(words) };
    await expect(confirm(portuguese, 'Apagar?')).resolves.toBeUndefined();
    await expect(confirm({ ...portuguese, terminal: terminalOf(['yes']) }, 'Apagar?')).rejects.toThrow();
  });

  it('is not asked for if the output is no terminal, as in a script', async () => {
    await expect(
      confirm({ terminal: terminalOf([], { outputIsTTY: false }), formatWord }, 'Erase?'),
    ).resolves.toBeUndefined();
  });

  it('fails if only the input is no terminal, and asks for --yes', async () => {
    await expect(
      confirm({ terminal: terminalOf([], { inputIsTTY: false }), formatWord }, 'Erase?'),
    ).rejects.toThrow('--yes');
  });
});
