import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the engine says what its program is. */
const manifest = 'node_modules/prospectus/package.json';

/**
 * Installs the packages of a folder. Returns whether the engine is there then: npm links a file that does not exist
 * without an error.
 *
 * @param {string} folder
 * @param {import('./package-manager.mjs').PackageManager} manager
 * @returns {Promise<boolean>}
 */
export function install(folder, { install: [program, ...options] }) {
  return new Promise((resolve) => {
    const settings = { cwd: folder, stdio: 'inherit' };
    // On Windows npm and pnpm are scripts of the command prompt. The options need no quotes.
    const child =
      process.platform === 'win32'
        ? spawn([program, ...options].join(' '), { ...settings, shell: true })
        : spawn(program, options, settings);
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0 && existsSync(join(folder, manifest))));
  });
}

/**
 * Runs a command of the engine that is installed in a folder.
 *
 * @param {string} folder
 * @param {readonly string[]} words
 * @param {'pipe' | 'inherit'} [stdio]
 * @returns {{ status: number | null, stderr: string }}
 */
export function runEngine(folder, words, stdio = 'pipe') {
  const { bin } = JSON.parse(readFileSync(join(folder, manifest), 'utf8'));
  const program = join(folder, manifest, '..', typeof bin === 'string' ? bin : bin.prospectus);
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio,
  });
  return { status, stderr: stderr ?? '' };
}

/**
 * Makes a folder a git repository whose branch is main, unless it is one, or a folder of another.
 *
 * @param {string} folder
 * @returns {'own' | 'another' | 'none'} Which repository it is in then.
 */
export function initRepository(folder) {
  const git = (...words) => spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--show-prefix'); // empty at the top of a repository
  if (status === 0) return stdout.trim() === '' ? 'own' : 'another';
  // `git init --initial-branch` is younger than some installed versions of git.
  const isMade =
    git('init', '--quiet').status === 0 && git('symbolic-ref', 'HEAD', 'refs/heads/main').status === 0;
  return isMade ? 'own' : 'none';
}
