import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The engine that a project has installed. */
export interface InstalledEngine {
  version: string;
  /** The file of its program. */
  program: string;
}

/** The engine that a command of this project runs, which may be installed in a folder above; undefined if there is none. */
export function installedEngine(project: string): InstalledEngine | undefined {
  const folder = join(project, 'node_modules/prospectus');
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest))
    return dirname(project) === project ? undefined : installedEngine(dirname(project));
  const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { version, program: join(folder, typeof bin === 'string' ? bin : bin.prospectus) };
}

/** Runs a command of an engine in a process of its own, and resolves with its exit status. */
export const runEngine = (
  { program }: InstalledEngine,
  project: string,
  words: readonly string[],
): Promise<number> => runProgram(process.execPath, [program, ...words], project);

/** What a command of an engine prints to standard output, whatever its exit status. */
export const readFromEngine = (
  { program }: InstalledEngine,
  project: string,
  words: readonly string[],
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.once('error', reject);
    child.once('close', () => resolve(printed));
  });

/** Runs a program with the terminal of this one, and resolves with its exit status. */
export const runProgram = (program: string, words: readonly string[], cwd: string): Promise<number> =>
  new Promise((resolve, reject) => {
    // On Windows npm and pnpm are scripts of the command prompt, which takes words apart at spaces.
    const shell = process.platform === 'win32' && program !== process.execPath;
    const typed = shell ? words.map((word) => (/\s/.test(word) ? `"${word}"` : word)) : [...words];
    const child = spawn(program, typed, { cwd, stdio: 'inherit', shell });
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
