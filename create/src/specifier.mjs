import { resolve } from 'node:path';

/**
 * A dependency for package.json: a version as it is, and a packed file or folder by its absolute path, because a relative
 * one would start from the new site.
 *
 * @param {string} specifier A version such as `0.2.0` or `latest`, `file:…`, or a path.
 * @param {string} workingFolder The folder in which it was typed.
 */
export function specifierFrom(specifier, workingFolder) {
  const isPath = /^(file:|\.{0,2}[/\\]|[a-z]:[/\\])|\.tgz$/i.test(specifier) && !/^https?:/i.test(specifier);
  return isPath ? `file:${resolve(workingFolder, specifier.replace(/^file:/, ''))}` : specifier;
}
