import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/**
 * Asks one question after the other until each has an answer that is not empty. No answer comes where the input ends
 * first (Control-D).
 */
export async function ask(
  input: Readable,
  output: Writable,
  questions: readonly string[],
): Promise<readonly string[] | undefined> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator](); // keeps lines that come faster than the questions
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
