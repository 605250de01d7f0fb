/** The program that installs a package, with its arguments. */
export type InstallCommand = readonly [program: 'npm' | 'pnpm', ...args: string[]];

/**
 * The command that installs a version of the engine and writes exactly this one into package.json, by the package
 * manager of the lock file.
 */
export function installCommand(lockFileName: string, version: string): InstallCommand {
  const isFile = /\.tgz$/i.test(version) && !/^(file|https?):/i.test(version);
  // Without the scheme npm takes what follows the @ for the name of a distribution.
  const packageSpec = `prospectus@${isFile ? `file:${version}` : version}`;
  return lockFileName === 'pnpm-lock.yaml'
    ? ['pnpm', 'add', '--save-exact', packageSpec]
    : ['npm', 'install', '--save-exact', '--no-audit', '--no-fund', packageSpec];
}

/** The package manager of a project, if it is one with which upgrades have not been tried. */
export const otherManager = (lockFileName: string) =>
  lockFileName === 'yarn.lock' ? 'yarn' : lockFileName === 'bun.lock' ? 'bun' : undefined;

/** The command that makes the installed packages those of the lock file. */
export const installAgain = (lockFileName: string) =>
  lockFileName === 'pnpm-lock.yaml' ? 'pnpm install' : 'npm install';

/** A command as the command prompt of Windows reads it, which takes words apart at spaces. */
export const inCommandPrompt = (words: readonly string[]) =>
  words.map((word) => (/[\s&^()<>|]/.test(word) ? `"${word}"` : word)).join(' ');
