/** The program that installs a package, with its arguments. */
export type InstallCommand = readonly [program: 'npm' | 'pnpm', ...args: string[]];

/**
 * The command that installs a version of the engine and writes exactly this one into package.json, by the package
 * manager of the lock file.
 */
export function installCommand(lockFileName: string, version: string): InstallCommand {
  const isFile = /\.tgz$/i.test(version) && !/^(file|https?):/i.test(version);
  // Without the scheme, npm reads the text after the @ as the name of a tag, such as `latest`.
  const packageSpec = `prospectus@${isFile ? `file:${version}` : version}`;
  return lockFileName === 'pnpm-lock.yaml'
    ? ['pnpm', 'add', '--save-exact', packageSpec]
    : ['npm', 'install', '--save-exact', '--no-audit', '--no-fund', packageSpec];
}

/** The name of the project's package manager if upgrades do not support it. */
export const unsupportedManager = (lockFileName: string) =>
  lockFileName === 'yarn.lock' ? 'yarn' : lockFileName === 'bun.lock' ? 'bun' : undefined;

/** The command that installs the packages of the lock file, as text. */
export const reinstallText = (lockFileName: string) =>
  lockFileName === 'pnpm-lock.yaml' ? 'pnpm install' : 'npm install';

/** A command line for the Windows Command Prompt: arguments with spaces or its special characters are in quotes. */
export const windowsCommandLine = (args: readonly string[]) =>
  args.map((argument) => (/[\s&^()<>|]/.test(argument) ? `"${argument}"` : argument)).join(' ');
