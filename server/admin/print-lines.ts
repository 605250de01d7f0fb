import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Terminal } from './command';

/** Writes lines as a stream, with backpressure. */
export function printLines(
  lines: AsyncIterable<string> | Iterable<string>,
  { output }: Pick<Terminal, 'output'>,
): Promise<void> {
  async function* endedLines() {
    for await (const line of lines) yield `${line}\n`;
  }
  return pipeline(Readable.from(endedLines()), output, { end: false });
}
