import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commandLine, type Ended, programLine } from './run-script';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every command of package.json, with how npm starts it. */
export const commands = Object.entries(scripts).map(([name, line]) => ({ name, line }));

/** How it is typed: `npm test`, `npm run build`. */
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

/** What each program in TypeScript says to an option that it does not have, by its path. */
export function refusalsOf(programs: readonly string[], option: string): Promise<Record<string, Ended>> {
  const words = [...programLine('tests/site/refused-options.ts'), option, ...programs];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { maxBuffer: 1e8 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout));
    });
  });
}
