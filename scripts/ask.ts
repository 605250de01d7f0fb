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
  const lines = createInterface({ input, output });
  const end = new AbortController();
  lines.on('close', () => end.abort());
  const answers: string[] = [];
  try {
    for (const question of questions) {
      let answer = '';
      while (answer === '') answer = (await lines.question(`${question} `, { signal: end.signal })).trim();
      answers.push(answer);
    }
    return answers;
  } catch (error) {
    if (end.signal.aborted) return undefined;
    throw error;
  } finally {
    lines.close();
  }
}
