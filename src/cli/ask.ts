import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/**
 * Asks questions one after the other, each until it has an answer, and resolves with the answers. Resolves with
 * undefined if the input ends first (Ctrl-D).
 */
export async function ask(
  input: Readable,
  output: Writable,
  questions: readonly string[],
): Promise<readonly string[] | undefined> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator](); // buffers lines that arrive before their question
  const answers: string[] = [];
  try {
    for (const question of questions) {
      terminal.setPrompt(`${question} `);
      let answer = '';
      while (answer === '') {
        terminal.prompt();
        const { value, done } = await lines.next();
        if (done) return undefined;
        answer = value.trim();
      }
      answers.push(answer);
    }
    return answers;
  } finally {
    terminal.close();
  }
}
