import { join } from 'node:path';
import type { Ended } from './run-script';

/** Thrown by `process.exit`, which must not end the process of the test. */
class Exit extends Error {}

const root = join(import.meta.dirname, '../..');
let runs = 0;

/**
 * Runs a command from its first line to its last in the process of the test, whose modules are loaded already. It
 * answers as `runScript` does, in a small part of the time; commands-at-work.test.ts asks whether commands start and
 * end as processes.
 */
export const runHere = (command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ended> =>
  runProgramHere(`src/cli/commands/${command}.ts`, args, env);

/** Runs a program in TypeScript, by its path in the project, in the process of the test. */
export async function runProgramHere(
  file: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = { NO_COLOR: '1' },
): Promise<Ended> {
  const { argv, exit, env } = process;
  const { log, error: complain } = console;
  const { write } = process.stdout;
  const listened: readonly (readonly [NodeJS.EventEmitter, string])[] = [
    [process, 'uncaughtException'],
    [process.stdout, 'error'],
  ];
  const before = listened.map(([emitter, event]) => new Set(emitter.listeners(event)));
  const said = { stdout: '', stderr: '' };
  console.log = (text) => {
    said.stdout += `${text}\n`;
  };
  process.stdout.write = (text) => {
    said.stdout += text;
    return true;
  };
  console.error = (text) => {
    said.stderr += `${text}\n`;
  };
  process.argv = [process.execPath, file, ...args];
  const { FORCE_COLOR: _forced, NO_COLOR: _none, ...usual } = env;
  process.env = { ...usual, ...more };
  process.exitCode = undefined;
  process.exit = (status) => {
    process.exitCode = status ?? process.exitCode;
    throw new Exit();
  };
  try {
    runs += 1;
    // A module with another query is another module, and so is run again.
    await import(/* @vite-ignore */ `${join(root, file)}?run=${runs}`);
  } catch (error) {
    if (!(error instanceof Exit)) endBy(error, before[0]);
  } finally {
    Object.assign(process, { argv, exit, env });
    Object.assign(console, { log, error: complain });
    process.stdout.write = write;
    for (const [at, [emitter, event]] of listened.entries())
      for (const listener of emitter.listeners(event))
        if (!before[at]?.has(listener)) emitter.off(event, listener as () => void);
  }
  const status = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return { status, ...said };
}

/** Gives an error to the listener for uncaught exceptions that the command has added, as Node.js would. */
function endBy(error: unknown, others = new Set<unknown>()): void {
  const report = process.listeners('uncaughtException').find((listener) => !others.has(listener));
  if (!report) throw error;
  try {
    (report as (error: unknown) => void)(error);
  } catch (exit) {
    if (!(exit instanceof Exit)) throw exit;
  }
}
