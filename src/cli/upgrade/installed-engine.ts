import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
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

/**
 * Runs a command of an engine in a process of its own. What it prints to standard output appears in the terminal, or is
 * returned if that is to be a `pipe`.
 */
export const runEngine = (
  { program }: InstalledEngine,
  project: string,
  args: readonly string[],
  stdout: 'inherit' | 'pipe' = 'inherit',
) => run(process.execPath, [program, ...args], { cwd: project, stdio: ['inherit', stdout, 'inherit'] });

/** Runs the command that installs a package; its output appears in the terminal. */
export const install = ([program, ...args]: InstallCommand, project: string) =>
  // On Windows npm and pnpm are .cmd files, which need a shell.
  process.platform === 'win32'
    ? run(windowsCommandLine([program, ...args]), [], { cwd: project, stdio: 'inherit', shell: true })
    : run(program, args, { cwd: project, stdio: 'inherit' });

/** Runs a program and waits until it has ended. The status is 1 if a signal has ended it. */
function run(program: string, args: readonly string[], options: SpawnSyncOptions) {
  const { error, status, stdout } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error) throw error;
  return { status: status ?? 1, stdout: stdout ?? '' };
}
