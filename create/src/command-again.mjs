/**
 * The command line that does the same again, with every choice written out, for the shells of Unix and Windows.
 *
 * @param {import('./package-manager.mjs').PackageManager} manager
 * @param {string} version
 * @param {import('./read-options.mjs').Options} options
 */
export function commandAgain(manager, version, { folder, ...options }) {
  const words = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, quoteForShell(value)],
  );
  const separator = manager.name === 'npm' ? ['--'] : [];
  return [
    manager.name,
    'create',
    `prospectus@${version}`,
    quoteForShell(folder),
    ...separator,
    ...words,
  ].join(' ');
}

/** In double quotes if it is more than a plain word; what shells read inside of them is escaped as Unix does. */
const quoteForShell = (word) =>
  /^[\w./:@=+-]+$/.test(word) ? word : `"${word.replaceAll(/["\\$`]/g, (character) => `\\${character}`)}"`;
