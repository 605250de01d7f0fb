import type { ParseArgsConfig, parseArgs } from 'node:util';
import { describeSystemError } from '../files/describe-system-error';
import { readOptions } from './read-options.mjs';

export { misuse } from './read-options.mjs';

/** Parses a command's arguments, and from then on reports uncaught errors. */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  // Listeners instead of a wrapper, so that errors in later callbacks are included.
  process.on('uncaughtException', reportFailure);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error; // `… | head` has read enough
  });
  return readOptions(usage, config);
}

/** Ends a command that was used rightly but cannot do its work: prints why, and exits with 1. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A system error, such as an unreadable file, in words with exit status 2; a bug with its stack trace and 1. */
function reportFailure(error: Error): void {
  const description = describeSystemError(error);
  console.error(description ? `${description} Then run the command again.` : error);
  process.exit(description ? 2 : 1);
}
