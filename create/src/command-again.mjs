/**
 * The command line that does the same again, with every choice written out, for the shells of Unix and Windows.
 *
 * @param {import('./package-manager.mjs').PackageManager} manager
 * @param {string} version
 * @param {import('./read-options.mjs').Options} options
 */
export function commandAgain(manager, version, { folder, ...options }) {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, quoteForShell(value)],
  );
  const separator = manager.name === 'npm' ? ['--'] : [];
  return [manager.name, 'create', `prospectus@${version}`, quoteForShell(folder), ...separator, ...args].join(
    ' ',
  );
}

/** An argument in double quotes, unless it is a plain word; what shells expand inside them is escaped as Unix does. */
const quoteForShell = (argument) =>
  /^[\w./:@=+-]+$/.test(argument)
    ? argument
    : `"${argument.replaceAll(/["\\$`]/g, (character) => `\\${character}`)}"`;
