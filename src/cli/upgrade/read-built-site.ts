import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '../../authoring/upgrade/describe-built-changes';
import { hash } from '../../document/hash';
import { filesBelow } from '../../files/read-tree';

/**
 * Paths that are not compared: compressed copies, files whose names change with their content, and the server's file.
 */
const skipped = /\.(br|gz)$|^assets\/|^_server\.json$/;

/** Reads the pages of a built site as text, and its other files as hashes, for comparison with another build. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  for (const path of await filesBelow(folder)) {
    if (skipped.test(path)) continue;
    const content = await readFile(join(folder, path));
    if (path.endsWith('.html')) pages.set(routeOf(path), content.toString('utf8'));
    else files.set(path, hash(content));
  }
  return { pages, files };
}

/** `/about` for `about/index.html`, and `/404` for `404.html`. */
const routeOf = (path: string) => `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
