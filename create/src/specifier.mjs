import { resolve } from 'node:path';

/**
 * What package.json says of a package: a version as it is, and a packed file or folder by its absolute path, because a
 * relative one would start from the new site.
 *
 * @param {string} given A version such as `0.2.0` or `latest`, `file:…`, or a path.
 * @param {string} from The folder in which it was typed.
 */
export function specifierFrom(given, from) {
  const isPath = /^(file:|\.{0,2}[/\\]|[a-z]:[/\\])|\.tgz$/i.test(given) && !/^https?:/i.test(given);
  return isPath ? `file:${resolve(from, given.replace(/^file:/, ''))}` : given;
}
