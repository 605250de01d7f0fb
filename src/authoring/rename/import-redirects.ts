import { check } from '../../compiler/check';
import { parse } from '../../compiler/parse';
import { contentAt } from '../../compiler/unvalidated-content';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceFile, Sources } from '../../document/source';
import { encodedPath } from '../../format/address';
import { keyOfOldAddress } from '../../format/old-address';
import { urlOf } from '../../format/url-of';
import { redirectsOf } from '../../site/routes';
import { withRedirects } from './redirects';

/**
 * `_site.json` before and after, unless no redirect is new; or why nothing was added, and the errors with the documents
 * that they are in.
 */
type Imported =
  | { change?: { before: SourceFile; after: SourceFile }; addedCount: number; unchangedCount: number }
  | { refused: string; because?: { diagnostics: readonly Diagnostic[]; documents: readonly SourceFile[] } };

/**
 * Adds redirects from rows of an old and a new address to `_site.json`: all, or none if any is invalid. Validity
 * is decided by the regular check, so messages are the same.
 */
export function importRedirects(sources: Sources, rows: readonly (readonly string[])[]): Imported {
  const before = sources.documents.find(({ path }) => path === '_site.json');
  if (!before) return { refused: 'There is no _site.json to add them to.' };
  const { value: site, diagnostics: syntaxErrors } = parse(before);
  if (!site) {
    const because = { diagnostics: syntaxErrors, documents: sources.documents };
    return { refused: 'Nothing was added, because _site.json is not valid JSON.', because };
  }
  const existingTargets = redirectsOf(sources.documents);
  const newRedirects = new Map<string, { from: string; to: string }>();
  let unchangedCount = 0;
  for (const [index, [first = '', second = '']] of rows.entries()) {
    if (first === '' && second === '') continue;
    if (index === 0 && isHeading(first, second)) continue;
    const row = `Row ${index + 1}`;
    if (first === '' || second === '')
      return { refused: `${row} has only one address. Write the old one and the new one.` };
    const from = pathIn(first);
    const to = isOnSite(second, sources) ? pathIn(second) : second;
    const key = keyOfOldAddress(from);
    const currentTarget = newRedirects.get(key)?.to ?? existingTargets.get(key);
    if (currentTarget !== undefined && currentTarget !== to)
      return {
        refused: `${row}: ${from} leads to ${currentTarget} already, and now to ${to}. Keep one of them.`,
      };
    if (currentTarget === undefined) newRedirects.set(key, { from, to });
    else unchangedCount += 1;
  }
  if (newRedirects.size === 0) return { addedCount: 0, unchangedCount };

  const after = { ...before, text: withRedirects(before.text, [...newRedirects.values()]) };
  const documents = sources.documents.map((source) => (source === before ? after : source));
  const { diagnostics } = check({ ...sources, documents });
  const redirectErrors = diagnostics.filter(
    ({ severity, location }) =>
      severity === 'error' && location.file === before.file && location.pointer.startsWith('/redirects'),
  );
  return redirectErrors.length > 0
    ? {
        refused: 'Nothing was added, because these redirects are wrong.',
        because: { diagnostics: redirectErrors, documents },
      }
    : { change: { before, after }, addedCount: newRedirects.size, unchangedCount };
}

/**
 * Whether a row is the header, such as `Old URL (incl. path), New URL`. An old address may be a single word such as
 * `us`, but the new one then has a slash.
 */
const isHeading = (first: string, second: string) =>
  !second.includes('/') && (/\s/.test(first) || !/[/.]/.test(first));

/** Path, query and fragment of an address: `/a.html?b=1` for `https://old.example/a.html?b=1`. */
function pathIn(address: string): string {
  const url = urlOf(address);
  if (!url) return address.startsWith('/') ? address : `/${address}`;
  const { pathname, search, hash } = url;
  return encodedPath(pathname) + search + hash;
}

/** Whether an address is on this site, in which case only its path is used: one without a scheme is. */
function isOnSite(address: string, { documents }: Sources): boolean {
  const url = urlOf(address);
  if (!url) return !/^[a-z]+:/i.test(address);
  const { url: siteUrl } = Object(contentAt(documents, '_site.json')) as { url?: unknown };
  return urlOf(String(siteUrl))?.host === url.host;
}
