import { type ParseArgsConfig, parseArgs } from 'node:util';
import { tellFailures } from './tell-failures';

/**
 * The door of every command: what it is given. What it does not know ends it with `usage`, a file that cannot be used in
 * words; a reader who leaves (`… | head`) does not end it.
 */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  tellFailures();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    return parseArgs(config);
  } catch (error) {
    return misuse(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Says what is wrong and how the command is used, and ends it: exit 2. */
export function misuse(usage: string, message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}
