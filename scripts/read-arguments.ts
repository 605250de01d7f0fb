import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command is given. What it does not know ends it with `usage`; a reader who leaves (`… | head`) does not end it. */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
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
