import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { CommandContext, Terminal } from './command';

/** Reads a text that must not be in the command line, such as an address: a typed line (shown), or all piped input. */
export async function readInput(terminal: Terminal, question: string): Promise<string> {
  const { input } = terminal;
  return (input.isTTY ? await ask(terminal, question) : await text(input)).trim();
}

/**
 * Asks for confirmation on a terminal. Returns at once if the output is not a terminal, as in a script. Throws an Error
 * if the answer is not yes, or the input ends or is not a terminal.
 */
export async function confirm(
  { terminal, formatWord }: Pick<CommandContext, 'terminal' | 'formatWord'>,
  question: string,
): Promise<void> {
  if (!terminal.output.isTTY) return;
  if (!terminal.input.isTTY) throw new Error('Cannot ask for confirmation. Add --yes.');
  const yes = formatWord('yes');
  const answer = await ask(terminal, formatWord('confirm', { question, yes }));
  if (answer.trim().toLowerCase() !== yes.toLowerCase())
    throw new Error('Not confirmed. Nothing was changed.');
}

/** Asks on standard error, since the output may be redirected to a file. */
async function ask({ input, printToStderr }: Terminal, question: string): Promise<string> {
  const reader = createInterface({ input });
  const answer = new Promise<string>((resolve) => {
    reader.once('line', resolve);
    reader.once('close', () => resolve('')); // the input ended first
  });
  printToStderr(question);
  return answer.finally(() => reader.close());
}
