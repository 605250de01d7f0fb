import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Terminal } from './command';

/** Writes texts as a stream, with backpressure. */
export const print = (
  texts: AsyncIterable<string> | readonly string[],
  { output }: Pick<Terminal, 'output'>,
) => pipeline(Readable.from(texts), output, { end: false });
