import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

/**
 * A folder with nothing but the package in it. Its path has spaces and an accent, which programs often forget to quote
 * or encode.
 */
export const project = join(await mkdtemp(join(tmpdir(), 'prospectus-')), 'Ma première école');

/** A prefix of commands. Root may write into any file, unless it drops that capability. */
const asAnybody = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

/** Installs the package in the folder, without install scripts, and takes away the permission to write into it. */
export async function install(): Promise<void> {
  await mkdir(project);
  await write('package.json', JSON.stringify({ name: 'school', private: true, type: 'module' }));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...quiet, join(inject('packages'), inject('engine').filename)]);
  await setWritable(join(project, 'node_modules/prospectus'), false);
}

/** Takes the permission to write into a folder and its files from everybody, or gives it to their owner. */
export async function setWritable(folder: string, isWritable: boolean): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // The command itself has to stay executable.
    const mode = entry.isDirectory() || entry.name === 'prospectus.mjs' ? 0o555 : 0o444;
    await chmod(join(entry.parentPath, entry.name), isWritable ? mode | 0o200 : mode);
  }
  await chmod(folder, isWritable ? 0o755 : 0o555);
}

/** Writes a file of the project. */
export async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
}

const bin = join(project, 'node_modules/.bin/prospectus');

/** Runs a command of the package in the project. Everything that it prints, or an error with it. */
export const prospectus = (...args: readonly string[]): Promise<string> => run(bin, args);

/** Starts a command of the package that runs until it is stopped. */
export function start(args: readonly string[], options: SpawnOptions = {}) {
  const [file = '', ...others] = [...asAnybody, bin, ...args];
  return spawn(file, others, { cwd: project, stdio: ['ignore', 'ignore', 'pipe'], ...options });
}

/** Runs a program, in the project if no other folder is named: there it cannot change the package. */
export function run(program: string, args: readonly string[], { cwd = project } = {}): Promise<string> {
  const [file = '', ...others] = [...(cwd === project ? asAnybody : []), program, ...args];
  return new Promise((resolve, reject) => {
    execFile(file, others, { cwd, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`));
      else resolve(stdout + stderr);
    });
  });
}
