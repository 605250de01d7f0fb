import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command is given. What it does not know ends it with `usage`. */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
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
