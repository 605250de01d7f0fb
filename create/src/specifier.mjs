import { resolve } from 'node:path';

/**
 * The value of a dependency in package.json: a version or URL as it is, and `file:` with the absolute path of a packed
 * file or a folder, because a relative path would start from the new site.
 *
 * @param {string} specifier A version such as `0.2.0` or `latest`, a URL, `file:…`, or a path.
 * @param {string} workingFolder The folder in which it was typed.
 */
export function specifierFrom(specifier, workingFolder) {
  // `file:…`, `./…`, `../…`, `/…`, `C:\…`, or the name of a packed file
  const isPath = /^(file:|\.{0,2}[/\\]|[a-z]:[/\\])|\.tgz$/i.test(specifier) && !/^https?:/i.test(specifier);
  return isPath ? `file:${resolve(workingFolder, specifier.replace(/^file:/, ''))}` : specifier;
}
