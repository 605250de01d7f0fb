import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import type { Terminal } from './command';

/** What must not be in a command line: one line that is typed, or all that another program hands over. */
export async function readSecret(terminal: Terminal, question: string): Promise<string> {
  const { input } = terminal;
  return (input.isTTY ? await ask(terminal, question) : await text(input)).trim();
}

/**
 * Asks whoever sits at the terminal; a script is not asked. Throws an Error where the answer is not yes, or where nobody
 * can answer.
 */
export async function confirm(terminal: Terminal, question: string): Promise<void> {
  if (!terminal.output.isTTY) return;
  if (!terminal.input.isTTY) throw new Error('Nobody can be asked for confirmation. Add --yes.');
  const answer = await ask(terminal, `${question} Type “yes”: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing was changed.');
}

async function ask({ input, output }: Terminal, question: string): Promise<string> {
  const dialogue = createInterface({ input, output });
  try {
    const closed = new Promise<string>((resolve) => dialogue.once('close', () => resolve('')));
    return await Promise.race([dialogue.question(question), closed]);
  } finally {
    dialogue.close();
  }
}
