import type { ParseArgsConfig, parseArgs } from 'node:util';
import { readOptions } from './read-options.mjs';
import { reportFailures } from './report-failures';

export { misuse } from './read-options.mjs';

/**
 * Parses a command's arguments. It also installs error handling: unusable files end the command with a message, and a
 * closed pipe (`… | head`) does not end it.
 */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  reportFailures();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return readOptions(usage, config);
}
