/** The program that installs a package, with its words. */
export type InstallCommand = readonly [program: 'npm' | 'pnpm', ...words: string[]];

/**
 * The command that installs a version of the engine and writes exactly this one into package.json, by the package
 * manager whose lock file is in the folder.
 */
export function installCommand(files: readonly string[], version: string): InstallCommand {
  const isFile = /\.tgz$/i.test(version) && !/^(file|https?):/i.test(version);
  // Without the scheme npm takes what follows the @ for the name of a distribution.
  const packageSpec = `prospectus@${isFile ? `file:${version}` : version}`;
  return files.includes('pnpm-lock.yaml')
    ? ['pnpm', 'add', '--save-exact', packageSpec]
    : ['npm', 'install', '--save-exact', '--no-audit', '--no-fund', packageSpec];
}

/** The package manager of a project, if it is one with which upgrades have not been tried. */
export const otherManager = (files: readonly string[]) =>
  files.includes('yarn.lock') ? 'yarn' : files.includes('bun.lock') ? 'bun' : undefined;

/** The command that makes the installed packages those of the lock file. */
export const installAgain = (files: readonly string[]) =>
  files.includes('pnpm-lock.yaml') ? 'pnpm install' : 'npm install';

/** A command as the command prompt of Windows reads it, which takes words apart at spaces. */
export const inCommandPrompt = (words: readonly string[]) =>
  words.map((word) => (/[\s&^()<>|]/.test(word) ? `"${word}"` : word)).join(' ');
