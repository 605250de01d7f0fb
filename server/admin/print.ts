import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Terminal } from './command';

/** Writes texts as they come, no faster than they are read. */
export const print = (
  texts: AsyncIterable<string> | readonly string[],
  { output }: Pick<Terminal, 'output'>,
) => pipeline(Readable.from(texts), output, { end: false });
