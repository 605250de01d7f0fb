import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { CommandContext, Terminal } from './command';

/** What must not be in a command line: one line that is typed, or all that another program hands over. */
export async function readSecret(terminal: Terminal, question: string): Promise<string> {
  const { input } = terminal;
  return (input.isTTY ? await ask(terminal, question) : await text(input)).trim();
}

/**
 * Asks for confirmation at a terminal; a script is not asked. Throws an Error if the answer is not yes, or if nobody
 * can answer.
 */
export async function confirm(
  { terminal, say }: Pick<CommandContext, 'terminal' | 'say'>,
  question: string,
): Promise<void> {
  if (!terminal.output.isTTY) return;
  if (!terminal.input.isTTY) throw new Error('Cannot ask for confirmation. Add --yes.');
  const yes = say('yes');
  const answer = await ask(terminal, say('confirm', { question, yes }));
  if (answer.trim().toLowerCase() !== yes.toLowerCase())
    throw new Error('Not confirmed. Nothing was changed.');
}

/** The question goes beside the output, which may go into a file; the terminal shows what is typed. */
async function ask({ input, remark }: Terminal, question: string): Promise<string> {
  const lines = createInterface({ input });
  const answer = new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve('')); // the input ended first
  });
  remark(question);
  return answer.finally(() => lines.close());
}
