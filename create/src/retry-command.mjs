/**
 * The command line that tries again after a failure, with every choice written out. Arguments that need quotes get
 * double ones, which the shells of Unix and Windows share.
 *
 * @param {import('./package-manager.mjs').PackageManager} manager
 * @param {string} version
 * @param {import('./read-options.mjs').Options} options
 */
export function retryCommand(manager, version, { folder, ...options }) {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, quoteForShell(value)],
  );
  const separator = manager.name === 'npm' ? ['--'] : [];
  return [manager.name, 'create', `prospectus@${version}`, quoteForShell(folder), ...separator, ...args].join(
    ' ',
  );
}

/**
 * An argument in double quotes, unless it is a plain word. Backslashes keep Unix shells from expanding anything in
 * it; shells of Windows do not know them.
 */
const quoteForShell = (argument) =>
  /^[\w./:@=+-]+$/.test(argument)
    ? argument
    : `"${argument.replaceAll(/["\\$`]/g, (character) => `\\${character}`)}"`;
