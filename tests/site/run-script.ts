import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../src/files/read-tree';

/** How a command has ended. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What Node is given to run a program in TypeScript, from whichever folder. */
export const programLine = (file: string) => ['--import', import.meta.resolve('tsx'), join(root, file)];

/** What Node is given to run a command of this project as npm does, from whichever folder. */
export function commandLine(name: string): readonly string[] {
  const [, first = '', ...others] = scripts[name].split(' ');
  // `node --import tsx bench/site.ts`, or `node scripts/run.mjs build`.
  return first === '--import' ? programLine(others.at(-1)) : [join(root, first), ...others];
}

/** What Node is given to run a command in a copy of the project, which has code of its own. */
export const commandLineOfCopy = (name: string) => ['--import', 'tsx', `src/cli/commands/${name}.ts`];

/** Runs a command in this project, or in a copy of it. Nobody is there to answer questions. */
export const runScript = (script: string, options: readonly string[], copy?: string): Promise<Ended> =>
  runThrough([], script, options, copy);

/** Runs a command through another program, which takes something away from it: rights, or room on the disk. */
export function runThrough(
  through: readonly string[],
  script: string,
  options: readonly string[],
  copy?: string,
): Promise<Ended> {
  const [file = '', ...args] = [
    ...through,
    process.execPath,
    ...(copy === undefined ? commandLine(script) : commandLineOfCopy(script)),
  ];
  return new Promise((resolve) => {
    const child = execFile(
      file,
      [...args, ...options],
      { cwd: copy, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
    child.stdin?.end();
  });
}

/** Runs programs in TypeScript of this project, or of a copy of it, one after the other in one process of its own. */
export async function runEach(
  programs: readonly (readonly [file: string, ...args: string[]])[],
  cwd = root,
): Promise<readonly Ended[]> {
  const args = ['--import', 'tsx', 'tests/site/run-each.ts', JSON.stringify(programs)];
  const printed = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(stdout);
    });
  });
  return JSON.parse(printed);
}

/** Runs a command whose output is closed before anything is read, as by `| head -0`. */
export function runUnread(
  script: string,
  options: readonly string[],
): Promise<Pick<Ended, 'status' | 'stderr'>> {
  const child = spawn(process.execPath, [...commandLine(script), ...options]);
  child.stdout.destroy();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status: status ?? -1, stderr }));
  });
}

/** Every document of a folder with its text, by its path. */
export async function documentsIn(folder: string): Promise<Record<string, string>> {
  const paths = (await filesBelow(folder)).filter((path) => path.endsWith('.json'));
  const read = async (path: string) => [path, await readFile(join(folder, path), 'utf8')];
  return Object.fromEntries(await Promise.all(paths.map(read)));
}
