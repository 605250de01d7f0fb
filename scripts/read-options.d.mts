import type { ParseArgsConfig, parseArgs } from 'node:util';

export function readOptions<T extends ParseArgsConfig>(
  usage: string,
  config?: T,
): ReturnType<typeof parseArgs<T>>;

export function misuse(usage: string, message: string): never;
