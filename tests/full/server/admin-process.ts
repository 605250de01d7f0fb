import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';
import { siteConfigFile } from '../../server/site-config';

type Environment = Readonly<Record<string, string>>;

export interface Said {
  code: number | null;
  output: string;
  /** What was printed to standard error. */
  remarks: string;
}

/** Runs `npm run enquiries` as a process of its own. */
export async function runCommand(args: readonly string[], env: Environment, input = ''): Promise<Said> {
  const child = start(args, env);
  child.stdin.end(input);
  const [output, remarks, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output, remarks };
}

/** Runs `npm run enquiries` as a process whose output is only read until something comes, as by `| head`. */
export async function runCommandUntilSomeOutput(
  args: readonly string[],
  env: Environment,
): Promise<Omit<Said, 'output'>> {
  const child = start(args, env);
  child.stdout.once('data', () => child.stdout.destroy());
  const [remarks, [code]] = await Promise.all([textOf(child.stderr), once(child, 'close')]);
  return { code, remarks };
}

const start = (args: readonly string[], environment: Environment) =>
  spawn(process.execPath, [join(inject('program'), 'enquiries.mjs'), ...args], {
    env: { PATH: process.env.PATH, SERVER_CONFIG: siteConfigFile, ...environment },
  });

/** Not by text() of node:stream/consumers, which removes a byte order mark. */
const textOf = async (stream: Readable) => (await buffer(stream)).toString('utf8');
