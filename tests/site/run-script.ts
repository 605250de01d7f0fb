import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../scripts/read-tree';

export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * What Node is given to run a command of this project, or one of a copy: as npm does where that bundles it
 * (`scripts/run.mjs`), and otherwise as setup.ts bundled it.
 */
export const bundled = (command: string, commands?: string): readonly string[] =>
  !commands && scripts[command]?.startsWith('node scripts/run.mjs ')
    ? scripts[command].split(' ').slice(1)
    : [join(commands ?? process.env.BUNDLED_COMMANDS ?? '', `${command}.mjs`)];

/** The same in a copy of the project, which has sources of its own. */
export const unbundled = (command: string) => ['--import', 'tsx', `scripts/${command}.ts`];

/**
 * A command as a person runs it by npm, in this project or in a copy of it, whose commands may have been bundled. Nobody is
 * there to answer questions.
 */
export const runScript = (
  script: string,
  options: readonly string[],
  cwd?: string,
  commands?: string,
): Promise<Ended> => runThrough([], script, options, cwd, commands);

/** The same through another program, which takes something away from it: rights, or room on the disk. */
export function runThrough(
  through: readonly string[],
  script: string,
  options: readonly string[],
  cwd?: string,
  commands?: string,
): Promise<Ended> {
  const command = cwd === undefined || commands ? bundled(script, commands) : unbundled(script);
  const [program = '', ...words] = [...through, process.execPath, ...command];
  return new Promise((resolve) => {
    const child = execFile(
      program,
      [...words, ...options],
      { cwd, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
    child.stdin?.end();
  });
}

/** The same, read by somebody who has seen enough: `… | head -0`. */
export function runUnread(
  script: string,
  options: readonly string[],
): Promise<Pick<Ended, 'status' | 'stderr'>> {
  const child = spawn(process.execPath, [...bundled(script), ...options]);
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
