import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hash } from '../document/hash';
import { emitHeaders, frameOrigins, headerRules, scriptOrigins } from '../emit/headers';
import { emitRedirectPage, emitRedirects, redirectFiles } from '../emit/redirects';
import { serverConfig } from '../emit/server-config';
import { speculationRules } from '../emit/speculation-rules';
import { withPathInError } from '../files/with-path-in-error';
import { dateVisibilityScript, hiddenFrameScript, queryStateScript } from '../format/inline-scripts';
import type { Site } from '../site/assembled-site';
import { htmlPathOf } from './html-path';
import { searchFiles } from './search-files';

/** Scripts that pages may inline. The CSP allows all of them, so that it does not depend on the blocks in use. */
const inlineScripts = [speculationRules, dateVisibilityScript, queryStateScript, hiddenFrameScript];

/**
 * Returns the files that no page refers to: what hosts and search engines read, and a page for each redirect. The dev
 * server serves only `searchFiles` of these, and redirects without such pages. The files that pages refer to are in
 * site-outputs.ts. `others` are the paths of other files, which redirect pages must not overwrite.
 */
export function hostFiles(
  site: Site,
  origin: string,
  others: readonly string[],
): [path: string, text: string][] {
  const headers = headerRules({
    frames: frameOrigins(site),
    ...scriptOrigins(site.shell),
    receiver: site.receiver,
    inline: inlineScripts.map(hash),
  });
  const hostTexts: [string, string][] = [
    ...searchFiles(site, origin),
    ['_redirects', emitRedirects(site)],
    ['_headers', emitHeaders(headers)],
    ['_server.json', JSON.stringify(serverConfig({ ...site, url: origin }, headers))],
  ];
  const pages = [...site.pages, ...site.specialPages].map(({ route }) => htmlPathOf(route));
  const pagesByRoute = new Map(site.pages.map((page) => [page.route, page]));
  const takenPaths = [...pages, ...hostTexts.map(([path]) => path), ...others];
  const redirects = [...redirectFiles(site, takenPaths)].map(([path, to]): [string, string] => [
    path,
    emitRedirectPage(to, {
      origin,
      language: site.shell.language,
      title: pagesByRoute.get(to.replace(/[?#].*/, ''))?.page.title,
    }),
  ]);
  return [...hostTexts, ...redirects];
}

/** Writes texts to files below a folder, by their paths. */
export async function writeTexts(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of texts) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await withPathInError(file, writeFile(file, text));
  }
}
