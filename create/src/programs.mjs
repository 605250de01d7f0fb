import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package.json of the installed engine, from the site's folder. Its `bin` is the program of the engine. */
const manifest = 'node_modules/prospectus/package.json';

/**
 * Installs the packages of a folder. Returns whether the engine is there afterwards. The exit status alone would not
 * say so: npm also succeeds if the path of a `file:` dependency does not exist, and makes a link to nothing.
 *
 * @param {string} folder
 * @param {import('./package-manager.mjs').PackageManager} manager
 * @returns {boolean}
 */
export function install(folder, { install: [program, ...options] }) {
  const spawnOptions = { cwd: folder, stdio: 'inherit' };
  // On Windows npm and pnpm are .cmd files, which need a shell. The options need no quotes.
  const { status } =
    process.platform === 'win32'
      ? spawnSync([program, ...options].join(' '), { ...spawnOptions, shell: true })
      : spawnSync(program, options, spawnOptions);
  return status === 0 && existsSync(join(folder, manifest));
}

/**
 * Runs a command of the engine that is installed in a folder.
 *
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {'pipe' | 'inherit'} [stdio]
 * @returns {{ status: number | null, stderr: string }}
 */
export function runEngine(folder, args, stdio = 'pipe') {
  const { bin } = JSON.parse(readFileSync(join(folder, manifest), 'utf8'));
  const program = join(folder, manifest, '..', typeof bin === 'string' ? bin : bin.prospectus);
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio,
  });
  return { status, stderr: stderr ?? '' };
}

/**
 * Makes a folder a git repository with the branch main, unless it is in a repository already.
 *
 * @param {string} folder
 * @returns {'own' | 'another' | 'none'} Whether the folder is the top of a repository now, lies deeper in one that was
 * there before, or in none.
 */
export function initRepository(folder) {
  const git = (...args) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--show-prefix'); // empty at the top of a repository
  if (status === 0) return stdout.trim() === '' ? 'own' : 'another';
  // `git init --initial-branch` is younger than some installed versions of git.
  const isMade =
    git('init', '--quiet').status === 0 && git('symbolic-ref', 'HEAD', 'refs/heads/main').status === 0;
  return isMade ? 'own' : 'none';
}
