import { nameProblem } from '../document/file-name';
import { foldersAbove } from '../document/folders-above';
import { htmlAttributes } from '../format/direction';
import { encodedPattern, type OldAddress, readOldAddress } from '../format/old-address';
import type { Site } from '../site/assembled-site';
import { escapeText } from './escape';

/**
 * The `_redirects` file of static hosts: source, required query, target, status. Hosts use the first match, so more
 * specific lines come first and wildcards last.
 */
export const emitRedirects = ({ redirects }: Pick<Site, 'redirects'>) =>
  redirects
    .map(({ from, to }) => ({ ...readOldAddress(from), to }))
    .sort(
      (a, b) =>
        Number(a.hasWildcard) - Number(b.hasWildcard) ||
        b.query.length - a.query.length ||
        wildcardLength(b) - wildcardLength(a),
    )
    .map(({ to, ...address }) => {
      const from = encodedPattern(address);
      const queryConditions = address.query.map(
        ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      );
      // Hosts replace `:splat` by what the wildcard of the source stands for.
      return `${[from, ...queryConditions, to.replace(/\/\*$/, '/:splat'), 308].join(' ')}\n`;
    })
    .join('');

/** Longer wildcards come first; the others keep their order. */
const wildcardLength = ({ path, hasWildcard }: OldAddress) => (hasWildcard ? path.length : 0);

/**
 * The targets of the redirects that are also written as HTML pages, by file path: those from a single address that is
 * a valid path for a file, and at which there is none yet, whether or not the file system distinguishes case.
 */
export function redirectFiles(
  { redirects }: Pick<Site, 'redirects'>,
  existingFiles: readonly string[],
): ReadonlyMap<string, string> {
  const takenPaths = new Set(existingFiles.map((path) => path.toLowerCase()));
  const files = new Map<string, string>();
  for (const { from, to } of redirects) {
    const { path, query, hasWildcard } = readOldAddress(from);
    const names = [...path.slice(1).split('/').filter(Boolean), 'index.html'];
    if (query.length > 0 || hasWildcard || names.some((name) => nameProblem(name) !== undefined)) continue;
    const file = names.join('/');
    const key = file.toLowerCase();
    if ([...foldersAbove(key), key].some((prefix) => takenPaths.has(prefix))) continue;
    takenPaths.add(key);
    files.set(file, to);
  }
  return files;
}

/**
 * An HTML page that redirects, for hosts without support for `_redirects`. `title` is that of the target, if it is a
 * page of this site.
 */
export function emitRedirectPage(
  to: string,
  { origin, language, title }: { origin: string; language: string; title?: string | undefined },
): string {
  const { href: address, protocol } = new URL(to, origin); // possibly another site, or not a web page: `tel:`
  const isPage = protocol === 'https:' || protocol === 'http:';
  return [
    '<!doctype html>',
    `<html ${htmlAttributes(language)}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeText(title ?? to)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${escapeText(to)}">`,
    ...(isPage ? [`<link rel="canonical" href="${escapeText(address)}">`] : []),
    '</head>',
    '<body>',
    `<p><a href="${escapeText(to)}">${escapeText(title ?? address)}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
