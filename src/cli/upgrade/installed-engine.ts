import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type InstallCommand, windowsCommandLine } from './install-command';

/** The engine that a project has installed. */
export interface InstalledEngine {
  version: string;
  /** The script of its command line, which Node runs: `bin/prospectus.mjs`. */
  program: string;
}

/** The engine that the commands of a project run. In a workspace it may be installed in a folder above the project. */
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
  args: readonly string[],
): Promise<number> => run(spawn(process.execPath, [program, ...args], { cwd: project, stdio: 'inherit' }));

/** Runs a command of an engine, and resolves with its standard output, whatever its exit status. */
export const readFromEngine = (
  { program }: InstalledEngine,
  project: string,
  args: readonly string[],
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
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

/** Runs the command that installs packages in this program's terminal, and resolves with its exit status. */
export const install = ([program, ...args]: InstallCommand, project: string): Promise<number> =>
  // On Windows npm and pnpm are .cmd files, which need a shell.
  process.platform === 'win32'
    ? run(spawn(windowsCommandLine([program, ...args]), { cwd: project, stdio: 'inherit', shell: true }))
    : run(spawn(program, args, { cwd: project, stdio: 'inherit' }));

/** Resolves with the exit status of a process when it ends, or with 1 if a signal has ended it. */
const run = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
