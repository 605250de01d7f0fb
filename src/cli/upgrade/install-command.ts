/** The program that installs a package, with its arguments. */
export type InstallCommand = readonly [program: 'npm' | 'pnpm', ...args: string[]];

/**
 * The command by which a package manager installs a version of the engine, and writes exactly this one into
 * package.json.
 */
export function installCommand(manager: string, version: string): InstallCommand {
  const isFile = /\.tgz$/i.test(version) && !/^(file|https?):/i.test(version);
  // Without the scheme, npm reads the text after the @ as the name of a tag, such as `latest`.
  const packageSpec = `prospectus@${isFile ? `file:${version}` : version}`;
  return manager === 'pnpm'
    ? ['pnpm', 'add', '--save-exact', packageSpec]
    : ['npm', 'install', '--save-exact', '--no-audit', '--no-fund', packageSpec];
}

/** A command line for the Windows Command Prompt: arguments with spaces or its special characters are in quotes. */
export const windowsCommandLine = (args: readonly string[]) =>
  args.map((argument) => (/[\s&^()<>|]/.test(argument) ? `"${argument}"` : argument)).join(' ');
