import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commandLine, type Ended, runEach } from './run-script';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every command of package.json, with how npm starts it. */
export const commands = Object.entries(scripts).map(([name, line]) => ({ name, line }));

/** How a command is typed: `npm test`, `npm run build`. */
export const typed = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

/** Runs a command as npm does. */
export function runCommand(name: string, options: readonly string[], env = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...commandLine(name), ...options],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

/** The program in TypeScript that a command comes down to, if there is one. */
export function programOf(line: string): string | undefined {
  const [, command] = /^node scripts\/run\.mjs (\w+)$/.exec(line) ?? [];
  return command ? `src/cli/commands/${command}.ts` : /\S+\.ts$/.exec(line)?.[0];
}

/** What the program of each command answers to an option, by the path of the program. */
export async function answersTo(option: string): Promise<Record<string, Ended>> {
  const programs = commands.flatMap(({ line }) => programOf(line) ?? []);
  const ended = await runEach(programs.map((program) => [program, option]));
  return Object.fromEntries(programs.map((program, at) => [program, ended[at] as Ended]));
}
